package touchline.collision;

import java.util.Optional;
import touchline.exact.DoubleDouble;
import touchline.exact.Exact;
import touchline.exact.WideVector;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/**
 * The bounce of a ball off a wall, for vectors of any size.
 *
 * <p>Whether a ball comes nearer is decided exactly. Each coordinate of a velocity is off by at
 * most 1 ulp of the larger one that was given: it is computed with twice as many digits, and the
 * normal is never made a unit vector. Source: Newton's law of restitution; Ericson, Real-Time
 * Collision Detection, 5.5, for the step.
 */
public final class RobustBounce {
  /** More than is lost in a sum of two products. */
  private static final double ERROR = 8 * 0x1p-53;

  /** Below, products may have lost digits to underflow. */
  private static final double LEAST = 1e-280;

  private RobustBounce() {}

  /**
   * The velocity after a bounce; one that does not lead to the wall stays as it is, bit for bit.
   *
   * @param normal from the wall to the ball, of any length but zero
   * @param e restitution: the part of the speed along the normal that comes back
   * @throws IllegalArgumentException if the normal is zero, if e is not from 0 to 1, or if a
   *     coordinate of the result overflows
   */
  public static Vec2 velocityAfter(Vec2 velocity, Vec2 normal, double e) {
    if (!(e >= 0 && e <= 1)) {
      throw new IllegalArgumentException("e must be from 0 to 1: " + e);
    }
    if (normal.x() == 0 && normal.y() == 0) {
      throw new IllegalArgumentException("normal must not be zero: " + normal);
    }
    if (!isToward(velocity, normal)) {
      return velocity;
    }
    WideVector given = WideVector.of(velocity);
    WideVector v = given.nearOne();
    WideVector n = WideVector.of(normal).nearOne();
    DoubleDouble share = v.dot(n).over(n.dot(n)).times(DoubleDouble.sum(1, e));
    WideVector after = v.plus(n.times(share.negated())).scaled(given.exponent());
    return new Vec2(after.x().value(), after.y().value());
  }

  /** Whether the dot product is negative. Exact; rounded where no rounding can change the sign. */
  private static boolean isToward(Vec2 velocity, Vec2 normal) {
    double x = velocity.x() * normal.x();
    double y = velocity.y() * normal.y();
    double error = ERROR * (Math.abs(x) + Math.abs(y));
    if (Math.abs(x + y) > error && error > LEAST && error < Double.POSITIVE_INFINITY) {
      return x + y < 0;
    }
    return Exact.side(0, 0, velocity.x(), velocity.y(), -normal.y(), normal.x()) < 0;
  }

  /**
   * Where the centre is at the end of a step in which the ball may bounce off a wall, once. A ball
   * of radius 0, or with its centre on the wall, bounces off the side that it comes to.
   *
   * @param e restitution, from 0 to 1
   * @throws IllegalArgumentException if e is not from 0 to 1, or a coordinate overflows
   */
  public static Vec2 centerAfter(Circle ball, Vec2 velocity, Segment wall, double e) {
    Optional<Impact> impact = RobustMovingCircle.hit(ball, velocity, wall);
    if (impact.isEmpty()) {
      return ball.center().plus(velocity);
    }
    double time = impact.get().time();
    Vec2 center = ball.center().plus(velocity.times(time));
    return center.plus(velocityAfter(velocity, impact.get().normal(), e).times(1 - time));
  }
}
