package touchline.topic.broadphase;

import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.mistake.Mistake;
import touchline.task.Draw;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;

/** Whether a ball reaches the box around two circles. */
final class BoxSubjects {
  private BoxSubjects() {}

  static Subject<BoxGiven> reached() {
    return Subject.yesNo("reached", BoxGiven::isReached)
        .given(BoxSubjects::draw, BoxSubjects::picture)
        .solved(BoxSubjects::solution, BoxSubjects::worked);
  }

  static List<Mistake<BoxGiven, Boolean>> mistakes() {
    return List.of(
        new Mistake<>("Y20", BoxGiven::reachesCenters),
        new Mistake<>("Y21", BoxGiven::isReachedByBox),
        new Mistake<>("Y22", given -> given.distance() < given.ball().radius()),
        new Mistake<>(
            "Y23",
            given ->
                Pairs.touch(given.ball(), given.one())
                    || Pairs.touch(given.ball(), given.other())));
  }

  /** The ball is outside, and not far off. */
  private static Optional<BoxGiven> draw(Chance chance) {
    BoxGiven given =
        new BoxGiven(Draw.circle(chance, 4), Draw.circle(chance, 3), Draw.circle(chance, 3));
    double gap = given.distance() - given.ball().radius();
    return Optional.of(given)
        .filter(drawn -> drawn.distance() > 0 && gap < 2)
        .filter(drawn -> drawn.one().center().minus(drawn.other().center()).length() > 3);
  }

  static Scene picture(BoxGiven given) {
    return Scene.ofCircles()
        .circle("ball", given.ball())
        .opponent("1", given.one())
        .opponent("2", given.other());
  }

  private static List<String> solution(BoxGiven given) {
    return List.of(
        "the box: x from "
            + NumberText.of(given.box().left())
            + " to "
            + NumberText.of(given.box().right())
            + ", y from "
            + NumberText.of(given.box().bottom())
            + " to "
            + NumberText.of(given.box().top()),
        "from the box to the centre of the ball: " + NumberText.of(given.distance()) + " m",
        given.isReached() ? "not more than its radius: yes" : "more than its radius: no");
  }

  private static WorkedExample worked(BoxGiven given) {
    return WorkedExample.of("BoxTree#reaches")
        .circle("ball", given.ball())
        .circle("one", given.one())
        .circle("other", given.other());
  }
}
