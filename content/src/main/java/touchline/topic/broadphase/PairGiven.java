package touchline.topic.broadphase;

import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Circle;
import touchline.listing.Bindings;
import touchline.task.Draw;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;

/** Two circles whose intervals are compared. */
record PairGiven(Circle one, Circle other) {
  /** Where the later one starts and the earlier one ends: what decides whether they meet. */
  static Subject<PairGiven> ends() {
    return Subject.number("earlierEnd", "m", PairGiven::earlierEnd)
        .given(PairGiven::draw, PairGiven::picture)
        .solved(PairGiven::solution)
        .worked(given -> given.worked().at("earlierEnd"));
  }

  double laterStart() {
    return Math.max(Pairs.start(one), Pairs.start(other));
  }

  double earlierEnd() {
    return Math.min(Pairs.end(one), Pairs.end(other));
  }

  /** What a listing is given. */
  Bindings variables() {
    return new Bindings().set("one", one).set("other", other);
  }

  private static Optional<PairGiven> draw(Chance chance) {
    PairGiven given = new PairGiven(Draw.circle(chance, 4), Draw.circle(chance, 4));
    double apart = given.one.center().minus(given.other.center()).length();
    return Optional.of(given).filter(drawn -> apart >= 2);
  }

  private Scene picture() {
    return Scene.ofCircles().circle("one", one).circle("other", other);
  }

  private List<String> solution() {
    boolean meet = laterStart() <= earlierEnd();
    return List.of(
        "the later one starts at x = " + NumberText.of(laterStart()),
        "the earlier one ends at x = " + NumberText.of(earlierEnd()),
        meet ? "so the intervals meet" : "so there is a gap between them");
  }

  private WorkedExample worked() {
    return WorkedExample.of("BroadPhase#meet").circle("one", one).circle("other", other);
  }
}
