package touchline.topic.gjk;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.NumberText;
import touchline.geometry.Vec2;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;

/** The question for the shortest way out of an overlap. */
final class WayOutSubjects {
  private WayOutSubjects() {}

  /** By which the second shape leaves the first. */
  static Subject<OverlapGiven> wayOut() {
    return Subject.point("wayOut", OverlapGiven::wayOut)
        .given(
            GjkDraw::overlapping,
            given -> Scene.ofPoints().polygon("a", given.a()).polygon("b", given.b()))
        .solved(WayOutSubjects::rounds)
        .worked(
            given ->
                WorkedExample.of("Epa#wayOut").polygon("a", given.a()).polygon("b", given.b()));
  }

  private static List<String> rounds(OverlapGiven given) {
    List<String> lines = new ArrayList<>();
    for (Vec2 closest : given.rounds()) {
      lines.add("closest = " + NumberText.of(closest));
    }
    lines.add("no corner is beyond that edge: way out = " + NumberText.of(given.wayOut()));
    return lines;
  }
}
