package touchline.topic.gjk;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.NumberText;
import touchline.geometry.Vec2;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;

/** Questions about the corner that is farthest in a direction. */
final class SupportSubjects {
  private SupportSubjects() {}

  /** Of one polygon. */
  static Subject<SupportGiven> farthest() {
    return Subject.point("farthest", SupportGiven::farthest)
        .given(
            GjkDraw::support,
            given ->
                Scene.ofPoints()
                    .polygon("polygon", given.a())
                    .arrow("direction", given.direction()))
        .solved(SupportSubjects::dots)
        .worked(
            given ->
                WorkedExample.of("Gjk#support")
                    .point("start", Vec2.ZERO)
                    .vector("direction", given.direction(), "start")
                    .polygon("polygon", given.a()));
  }

  private static List<String> dots(SupportGiven given) {
    Vec2 direction = given.direction();
    List<String> lines = new ArrayList<>();
    for (Vec2 corner : given.a()) {
      lines.add(
          NumberText.of(corner)
              + " · "
              + NumberText.of(direction)
              + " = "
              + NumberText.of(corner.dot(direction)));
    }
    lines.add("farthest = " + NumberText.of(given.farthest()));
    return lines;
  }

  /** Of the difference of two. */
  static Subject<SupportGiven> corner() {
    return Subject.point("corner", SupportGiven::corner)
        .given(
            GjkDraw::support,
            given ->
                Scene.ofPoints()
                    .polygon("a", given.a())
                    .polygon("b", given.b())
                    .arrow("direction", given.direction()))
        .solved(SupportSubjects::difference)
        .worked(
            given ->
                WorkedExample.of("Gjk#corner")
                    .point("start", Vec2.ZERO)
                    .vector("direction", given.direction(), "start")
                    .polygon("a", given.a())
                    .polygon("b", given.b()));
  }

  /** Two segments by their ends, and a direction. */
  static Scene ends(SupportGiven given) {
    return Scene.ofPoints()
        .segment("a1", given.a().get(0), "a2", given.a().get(1))
        .segment("b1", given.b().get(0), "b2", given.b().get(1))
        .arrow("direction", given.direction());
  }

  private static List<String> difference(SupportGiven given) {
    return List.of(
        "ofA = " + NumberText.of(given.farthest()),
        "ofB = " + NumberText.of(given.ofB(given.back())),
        "ofA − ofB = " + NumberText.of(given.corner()));
  }
}
