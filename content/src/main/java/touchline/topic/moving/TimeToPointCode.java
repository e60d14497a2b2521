package touchline.topic.moving;

import java.util.List;
import touchline.code.Case;
import touchline.code.CodeExercise;
import touchline.code.Flat;
import touchline.code.Group;
import touchline.code.Recipe;
import touchline.code.Shift;
import touchline.collision.RobustMovingCircle;
import touchline.geometry.Vec2;
import touchline.topic.closestpoint.MixedAxes;

/** {@code timeToPoint(point, center, radius, velocity)}: when a moving circle hits a point. */
public final class TimeToPointCode {
  public static final String ID = "moving-circle/write-point";

  private static final double PENETRATING = 0;
  private static final int MOST_RADIUS = 5;

  private static final String VARIANTS =
      """
      double tipTime(Circle ball, Vec2 goal, Vec2 tip)
        onto velocity center; order center radius velocity point; joined center
      double untilTip(Vec2 middle, double diameter, Vec2 motion, Vec2 tip)
        scaled radius 2; exchanged -1 2; order center radius velocity point
      double tipArrives(Vec2 tip, Vec2 motion, Circle disk)
        scaled velocity -1; order point velocity center radius; joined center
        untold S43
      """;

  private TimeToPointCode() {}

  public static CodeExercise exercise() {
    return Recipe.given(in -> new PointMotion(in.point(), in.point(), in.number(), in.point()))
        .method(
            "double timeToPoint(Vec2 point, Vec2 center, double radius, Vec2 velocity)",
            TimeToPointCode::right)
        .mistakes(PointMistakes.inCode())
        .alsoNamed(PointNamed.all())
        .axesMixed(MixedAxes.ID)
        .bare(PointMistakes.bare())
        .chosen(PENETRATING, MovingCircleCode.NOT_HIT)
        .drawn(
            (random, grid) ->
                Flat.of(grid.point(random), grid.circle(random, MOST_RADIUS), grid.vector(random)))
        .sorts(6, TimeToPointCode::sort)
        .away("velocity")
        .edges(TimeToPointCode::edges)
        .variants(VARIANTS)
        .exercise(ID);
  }

  static double right(PointMotion given) {
    return MovingCircleCode.time(
        RobustMovingCircle.hit(given.circle(), given.velocity(), given.segment()));
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
