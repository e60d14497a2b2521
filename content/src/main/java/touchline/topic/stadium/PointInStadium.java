package touchline.topic.stadium;

import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.task.Draw;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;

/** How far a point is from the outline of a stadium: negative inside. */
final class PointInStadium {
  private PointInStadium() {}

  /** What the task is about; the circle's radius is 0. */
  static Subject<StadiumGiven> subject() {
    return Subject.<StadiumGiven>number("gap", "m", given -> given.distance() - given.radius())
        .given(PointInStadium::draw, PointInStadium::picture)
        .solved(PointInStadium::solution, PointInStadium::worked);
  }

  /** With D, the distance from the core, the right answer is D - R. */
  static List<Mistake<StadiumGiven, Double>> mistakes() {
    return List.of(
        from("J6", g -> g.grown().lineDistance()),
        from("J3", g -> g.grown().endDistance()),
        from("O03", g -> g.distance() * g.distance()),
        new Mistake<>("O07", g -> g.distance() - g.radius() / 2),
        new Mistake<>("O08", g -> g.distance() - 2 * g.radius()),
        new Mistake<>("J1", StadiumGiven::distance),
        new Mistake<>("J2", g -> g.radius() - g.distance()),
        new Mistake<>("J10", g -> Math.abs(g.distance() - g.radius())));
  }

  private static Mistake<StadiumGiven, Double> from(
      String id, ToDoubleFunction<StadiumGiven> distance) {
    return new Mistake<>(id, given -> distance.applyAsDouble(given) - given.radius());
  }

  private static Optional<StadiumGiven> draw(Chance chance) {
    Vec2 a = Draw.point(chance);
    Vec2 b = chance.below(2) == 0 ? Draw.point(chance) : a.plus(Draw.wholeLength(chance));
    StadiumGiven given = new StadiumGiven(a, b, chance.between(1, 4), Draw.point(chance), 0);
    if (!Draw.isInside(b) || b.minus(a).lengthSquared() < 4) {
      return Optional.empty();
    }
    double distance = given.distance();
    boolean clear = distance >= 1 && Math.abs(distance - given.radius()) >= 0.5;
    return Optional.of(given).filter(drawn -> clear && Draw.isTenth(distance));
  }

  private static Scene picture(StadiumGiven given) {
    return Scene.ofCircles()
        .stadium(given.a(), given.b(), given.radius())
        .point("p", given.center());
  }

  private static List<String> solution(StadiumGiven given) {
    double gap = given.distance() - given.radius();
    return List.of(
        "distance of p from the core = " + NumberText.of(given.distance()),
        gap <= 0
            ? "that is at most R: p lies in the stadium"
            : "that is more than R: p lies outside",
        "gap = distance - R = " + NumberText.of(gap));
  }

  private static WorkedExample worked(StadiumGiven given) {
    return WorkedExample.of("SegmentCircle#overlaps")
        .segment(given.a(), given.b())
        .circle(given.grown().circle())
        .at("distance")
        .noted("Here the point has the radius of the stadium. Subtract it from the distance.");
  }
}
