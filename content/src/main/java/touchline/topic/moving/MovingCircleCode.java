package touchline.topic.moving;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import touchline.code.Case;
import touchline.code.CodeExercise;
import touchline.code.Flat;
import touchline.code.Group;
import touchline.code.Lattice;
import touchline.code.Recipe;
import touchline.code.Shift;
import touchline.collision.Impact;
import touchline.collision.RobustMovingCircle;
import touchline.geometry.Vec2;
import touchline.topic.closestpoint.MixedAxes;
import touchline.topic.closestpoint.SegmentGiven;

/** {@code timeOfImpact(a, b, center, radius, velocity)}: when a moving circle hits a line. */
public final class MovingCircleCode {
  public static final String ID = "moving-circle/write-it";

  private static final double OVERLAPPING = 0;
  static final double NOT_HIT = -1;

  private static final int MOST_RADIUS = 4;

  /** Metres a step, not quite a thousandth: hardly any, but no rest. */
  private static final double SLOW = 0x1p-10;

  private static final String VARIANTS =
      """
      double hitTime(Circle ball, Vec2 goal, Vec2 u, Vec2 v)
        onto velocity center; order center radius velocity a b; joined center
      double untilHit(Vec2 motion, Vec2 middle, double diameter, Vec2 u, Vec2 v)
        scaled radius 2; exchanged -1 2; order velocity center radius a b
      double lineArrives(Vec2 u, Vec2 v, Vec2 motion, Circle disk)
        scaled velocity -1; order a b velocity center radius; joined center
        untold S43
      """;

  private MovingCircleCode() {}

  public static CodeExercise exercise() {
    return Recipe.given(MotionGiven::of)
        .method(
            "double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity)",
            MovingCircleCode::right)
        .mistakes(MovingCircleForms.all())
        .alsoNamed(MovingCircleNamed.all())
        .axesMixed(MixedAxes.ID)
        .bare(MovingCircleBare.all())
        .chosen(OVERLAPPING, NOT_HIT)
        .drawn(MovingCircleCode::draw)
        .sorts(6, MovingCircleCode::sort)
        .away("velocity")
        .excluding(SegmentGiven::isPoint)
        .decidingOnlyAtEdges()
        .edges(MovingCircleCode::edges)
        .variants(VARIANTS)
        .exercise(ID);
  }

  private static double right(MotionGiven given) {
    return time(RobustMovingCircle.hit(given.circle(), given.velocity(), given.line()));
  }

  /** Of the impact, if there is one. */
  static double time(Optional<Impact> impact) {
    return impact.map(Impact::time).orElse(NOT_HIT);
  }

  /** Overlapping; on its way from the left, from the right, through; too slow; moving away. */
  private static int sort(MotionGiven given) {
    if (given.isPoint()) {
      return -1;
    }
    Vec2 left = given.b().minus(given.a()).perpendicular().unit();
    double side = left.dot(given.center().minus(given.a()));
    double distance = Math.abs(side);
    double approach = side < 0 ? left.dot(given.velocity()) : -left.dot(given.velocity());
    if (distance <= given.radius()) {
      return 0;
    }
    if (approach <= 0) {
      return 5;
    }
    if (distance - approach > given.radius()) {
      return 4;
    }
    return distance - approach < -given.radius() ? 3 : side > 0 ? 1 : 2;
  }

  /** Two points of what is in the way, a circle and its velocity. */
  static double[] draw(Random random, Lattice grid) {
    return Flat.of(
        grid.point(random),
        grid.point(random),
        grid.circle(random, MOST_RADIUS),
        grid.vector(random));
  }

  /**
   * Touching at the start, at the end of the step, not moving toward the line at all, or hardly.
   */
  private static List<Case> edges(Shift at) {
    return List.of(
        edge(at, 0, 3, 1, -2),
        edge(at, 0, -3, 0, 2),
        edge(at, 0, 3, 1, 2),
        edge(at, 0, -3, 1, -2),
        edge(at, 0, 3, 2, 0),
        edge(at, 0, 5, 3, 0),
        edge(at, 0, 5, 0, 0),
        edge(at, 0, 1, 0, 0),
        edge(at, 0, 2, -3, 0),
        edge(at, 0, 5, 1, -2),
        edge(at, 0, -5, 0, 2),
        edge(at, 0, 3 + SLOW / 2, 0, -SLOW));
  }

  /** A circle of radius 3, and two points 4 m apart. */
  static Case edge(Shift at, double cx, double cy, double vx, double vy) {
    return Case.of(
        Group.EDGES, at.point(0, 0), at.point(4, 0), at.point(cx, cy), 3, new Vec2(vx, vy));
  }
}
