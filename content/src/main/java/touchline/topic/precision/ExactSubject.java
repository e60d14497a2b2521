package touchline.topic.precision;

import java.util.List;
import touchline.diagram.NumberText;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;

/** Whether two circles touch that are so near to touching that one has to count. */
final class ExactSubject {
  private ExactSubject() {}

  static Subject<WholeCircles> subject() {
    return Subject.yesNo("touch", WholeCircles::touch)
        .given(WholeCircles::drawNear, ExactSubject::picture)
        .solved(ExactSubject::solution, ExactSubject::worked);
  }

  private static Scene picture(WholeCircles given) {
    return Scene.ofCircles().circle("one", given.one()).circle("other", given.other());
  }

  private static List<String> solution(WholeCircles given) {
    return List.of(
        "squared distance = " + NumberText.of((double) given.distanceSquared()),
        "square of the sum of the radii = " + NumberText.of((double) given.reachSquared()),
        given.touch()
            ? "not more than that, so they touch: yes"
            : "more than that, so they are apart: no");
  }

  private static WorkedExample worked(WholeCircles given) {
    return WorkedExample.of("TwoCircles#overlaps")
        .circle("one", given.one())
        .circle("other", given.other());
  }
}
