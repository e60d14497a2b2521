package touchline.topic.gjk;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.NumberText;
import touchline.geometry.Vec2;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;

/** Questions about the distance of two shapes. */
final class DistanceSubjects {
  private DistanceSubjects() {}

  static Subject<ShapesGiven> distance() {
    return Subject.number("distance", "m", ShapesGiven::distance)
        .given(GjkDraw::apart, DistanceSubjects::picture)
        .solved(
            DistanceSubjects::rounds,
            given -> worked(given).noted("The distance is the length of this vector."));
  }

  private static List<String> rounds(ShapesGiven given) {
    List<String> lines = new ArrayList<>();
    for (Vec2 closest : given.rounds()) {
      lines.add("closest = " + NumberText.of(closest));
    }
    lines.add("distance = " + NumberText.of(given.distance()));
    return lines;
  }

  /** The point of a that is nearest to b. */
  static Subject<ShapesGiven> witness() {
    return Subject.point("nearest", ShapesGiven::onA)
        .given(GjkDraw::witnessed, DistanceSubjects::picture)
        .solved(
            DistanceSubjects::nearest,
            given -> worked(given).noted("This vector ends at the point of a that is asked for."));
  }

  private static List<String> nearest(ShapesGiven given) {
    return List.of(
        "shortest way from b to a = " + NumberText.of(given.onA().minus(given.onB())),
        "it leads from " + NumberText.of(given.onB()) + " to " + NumberText.of(given.onA()));
  }

  private static Scene picture(ShapesGiven given) {
    return Scene.ofPoints().polygon("a", given.a()).polygon("b", given.b());
  }

  private static WorkedExample worked(ShapesGiven given) {
    return WorkedExample.of("Gjk#shortestWay").polygon("a", given.a()).polygon("b", given.b());
  }

  /** Between a stadium and a polygon. */
  static Subject<RoundGiven> gap() {
    return Subject.number("gap", "m", RoundGiven::gap)
        .given(
            GjkDraw::round,
            given ->
                Scene.ofCircles()
                    .polygon("polygon", given.polygon())
                    .stadium(
                        given.stadium().core().a(),
                        given.stadium().core().b(),
                        given.stadium().radius()))
        .solved(DistanceSubjects::lessRadius)
        .worked(
            given ->
                WorkedExample.of("Gjk#gap")
                    .stadium(
                        "stadium",
                        given.stadium().core().a(),
                        given.stadium().core().b(),
                        given.stadium().radius())
                    .polygon("polygon", given.polygon()));
  }

  private static List<String> lessRadius(RoundGiven given) {
    return List.of(
        "distance of the core = " + NumberText.of(given.cores().distance()),
        "radius = " + NumberText.of(given.stadium().radius()),
        "gap = " + NumberText.of(given.gap()));
  }

  /** The point of a polygon that is nearest to one point. */
  static Subject<ShapesGiven> nearestOfPolygon() {
    return Subject.point("nearest", GjkTopic::nearest)
        .worked(
            given ->
                WorkedExample.of("Gjk#gap")
                    .stadium("stadium", given.b().get(0), given.b().get(0), 0)
                    .polygon("polygon", given.a()));
  }
}
