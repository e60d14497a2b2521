package touchline.topic.pushout;

import java.util.List;
import java.util.Optional;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.task.Subject;
import touchline.task.WorkedExample;
import touchline.topic.overlap.CircleGiven;
import touchline.topic.overlap.OverlapSubject;

/** From what a circle is pushed away: a side of the segment, an end, or nothing. */
final class WayOutSubject {
  private static final List<String> OPTIONS =
      List.of(
          "It is pushed straight off a side.",
          "It is pushed away from the end a.",
          "It is pushed away from the end b.",
          "It does not move.");

  private static final int SIDE = 0;
  private static final int END_A = 1;
  private static final int END_B = 2;
  private static final int NOTHING = 3;

  private WayOutSubject() {}

  static Subject<CircleGiven> subject() {
    return PushOutSubject.about(Field.choice("way", OPTIONS), given -> Value.option(right(given)))
        .drawn(WayOutSubject::drawn)
        .solved(
            given ->
                List.of(
                    "closest = " + NumberText.of(closest(given)),
                    "distance = " + NumberText.of(given.distance()),
                    "r = " + NumberText.of(given.radius()),
                    OPTIONS.get(right(given))))
        .worked(WayOutSubject::example);
  }

  private static WorkedExample example(CircleGiven given) {
    return OverlapSubject.segmentCircle("SegmentCircle#offset", given);
  }

  static List<Mistake<CircleGiven, Value>> mistakes() {
    return List.of(
        new Mistake<>("P05", g -> Value.option(from(g))),
        new Mistake<>("P07", g -> Value.option(penetrates(g) ? SIDE : NOTHING)),
        new Mistake<>("P11", g -> Value.option(g.lineDistance() < g.radius() ? SIDE : NOTHING)),
        new Mistake<>("P18", g -> Value.option(penetrates(g) ? nearerEnd(g) : NOTHING)));
  }

  private static int right(CircleGiven given) {
    return penetrates(given) ? from(given) : NOTHING;
  }

  private static boolean penetrates(CircleGiven given) {
    return given.distance() < given.radius();
  }

  private static int from(CircleGiven given) {
    double share = given.share();
    if (share <= 0) {
      return END_A;
    }
    return share >= 1 ? END_B : SIDE;
  }

  private static int nearerEnd(CircleGiven given) {
    return given.share() < 0.5 ? END_A : END_B;
  }

  private static Vec2 closest(CircleGiven given) {
    return given.center().minus(OverlapSubject.away(given));
  }

  /** Clear to the eye: which part is closest, and whether the circle reaches it. */
  private static Optional<CircleGiven> drawn(Chance chance) {
    return PushOutSubject.drawn(chance)
        .filter(given -> Math.abs(given.share()) > 0.1 && Math.abs(given.share() - 1) > 0.1)
        .filter(given -> Math.abs(given.share() - 0.5) > 0.1)
        .filter(given -> Math.abs(given.lineDistance() - given.radius()) > 0.5);
  }
}
