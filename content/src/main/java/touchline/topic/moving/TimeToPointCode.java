package touchline.topic.moving;

import java.util.List;
import java.util.Random;
import touchline.code.Case;
import touchline.code.Change;
import touchline.code.CodeExercise;
import touchline.code.Flat;
import touchline.code.Group;
import touchline.code.Lattice;
import touchline.code.MethodVariant;
import touchline.code.Recipe;
import touchline.code.Shift;
import touchline.collision.RobustMovingCircle;
import touchline.geometry.Vec2;

/** {@code timeToPoint(point, center, radius, velocity)}: when a moving circle hits a point. */
public final class TimeToPointCode {
  private static final double PENETRATING = 0;
  private static final int MOST_RADIUS = 5;

  private TimeToPointCode() {}

  public static CodeExercise exercise() {
    return Recipe.of(
            "double timeToPoint(Vec2 point, Vec2 center, double radius, Vec2 velocity)",
            in -> new PointMotion(in.point(), in.point(), in.number(), in.point()),
            TimeToPointCode::right)
        .mistakes(PointMistakes.inCode())
        .bare(PointMistakes.bare())
        .chosen(PENETRATING, MovingCircleCode.NOT_HIT)
        .drawn(TimeToPointCode::draw)
        .sorts(6, TimeToPointCode::sort)
        .edges(TimeToPointCode::edges)
        .variants(
            MethodVariant.of(
                "double tipTime(Circle ball, Vec2 goal, Vec2 tip)",
                new Change.Onto(3, 1),
                Change.Order.of(1, 2, 3, 0),
                new Change.Joined(0)),
            MethodVariant.of(
                "double untilTip(Vec2 middle, double diameter, Vec2 motion, Vec2 tip)",
                new Change.Scaled(2, 2),
                new Change.Exchanged(MovingCircleCode.NOT_HIT, MovingCircleCode.LATER),
                Change.Order.of(1, 2, 3, 0)),
            MethodVariant.of(
                "double tipArrives(Vec2 tip, Vec2 motion, Circle disk)",
                new Change.Scaled(3, -1),
                Change.Order.of(0, 3, 1, 2),
                new Change.Joined(2)))
        .exercise("moving-circle/write-point");
  }

  static double right(PointMotion given) {
    return RobustMovingCircle.hit(given.circle(), given.velocity(), given.segment())
        .map(impact -> impact.time())
        .orElse(MovingCircleCode.NOT_HIT);
  }

  /** Penetrating; moving away; passing by; too slow; over it at the end; through and clear. */
  private static int sort(PointMotion given) {
    PointQuadratic asked = given.quadratic();
    if (asked.c() < 0) {
      return 0;
    }
    if (asked.b() >= 0) {
      return 1;
    }
    if (asked.discriminant() <= 0) {
      return 2;
    }
    if (asked.time() > 1) {
      return 3;
    }
    double end = given.center().plus(given.velocity()).minus(given.point()).length();
    return end <= given.radius() ? 4 : 5;
  }

  private static double[] draw(Random random, Lattice grid) {
    return Flat.of(
        grid.point(random),
        grid.point(random),
        grid.length(random, MOST_RADIUS),
        grid.vector(random));
  }

  /** Touching at the start, at the end of the step, in passing; not moving at all. */
  private static List<Case> edges(Shift at) {
    return List.of(
        edge(at, 0, 3, 0, -2),
        edge(at, 0, -3, 0, 2),
        edge(at, 0, 3, 0, 2),
        edge(at, 0, 3, 2, 0),
        edge(at, -5, 3, 8, 0),
        edge(at, 0, 5, 0, -2),
        edge(at, 5, 0, -2, 0),
        edge(at, 0, 5, 0, 0),
        edge(at, 0, 3, 0, 0),
        edge(at, 0, 1, 0, 0),
        edge(at, 0, 2, 0, 4),
        edge(at, 0, 0, 0, 0));
  }

  private static Case edge(Shift at, double cx, double cy, double vx, double vy) {
    return Case.of(Group.EDGES, at.point(0, 0), at.point(cx, cy), 3, new Vec2(vx, vy));
  }
}
