package touchline.collision;

import java.math.BigDecimal;
import java.util.OptionalDouble;
import touchline.exact.ExactVector;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/**
 * Two circles that both move straight ahead for one step: when they first touch.
 *
 * <p>The rules are those of {@link RobustMovingCircle}, for one circle as the other sees it:
 * overlapping at the start is a touch at 0; touching and coming nearer at 0, too; touching and
 * moving apart or along, grazing and never coming nearer is none; at 1 is one. Neither swapping the
 * circles nor the same velocity added to both, where the sums are not rounded, changes anything.
 *
 * <p>Whether they touch is decided exactly for all finite inputs; the time is off by at most 1 ulp.
 * Source: Ericson, Real-Time Collision Detection, 5.5.5.
 */
public final class RobustMovingCircles {
  /** More than all roundings of the gap, as a part of the numbers that it is made of. */
  private static final double ROUNDING = 16 * 0x1p-53;

  private RobustMovingCircles() {}

  /**
   * The time as a part of the step, from 0 to 1; velocities in metres a step.
   *
   * <p>Cost: some 20 operations for a miss by far; else microseconds, for exact arithmetic.
   *
   * @return empty if they do not touch in this step
   */
  public static OptionalDouble timeToTouch(
      Circle one, Vec2 velocityOne, Circle other, Vec2 velocityOther) {
    boolean apart =
        areApart(
                one.center().x(),
                velocityOne.x(),
                other.center().x(),
                velocityOther.x(),
                one,
                other)
            || areApart(
                one.center().y(),
                velocityOne.y(),
                other.center().y(),
                velocityOther.y(),
                one,
                other);
    if (apart) {
      return OptionalDouble.empty();
    }
    return exactly(
        ExactVector.between(other.center(), one.center()),
        ExactVector.between(velocityOther, velocityOne),
        new BigDecimal(one.radius()).add(new BigDecimal(other.radius())));
  }

  /** Whether one coordinate alone keeps the circles apart at the start and at the end. */
  private static boolean areApart(
      double c, double v, double d, double w, Circle one, Circle other) {
    double start = c - d;
    double end = start + (v - w);
    double reach = one.radius() + other.radius();
    double sum = Math.abs(c) + Math.abs(v) + Math.abs(d) + Math.abs(w) + reach;
    return Math.max(Math.min(start, end), -Math.max(start, end)) - reach > ROUNDING * sum;
  }

  /**
   * @param from the way from the other centre
   * @param velocity of the one, as seen from the other
   */
  private static OptionalDouble exactly(ExactVector from, ExactVector velocity, BigDecimal reach) {
    BigDecimal reachSquared = reach.multiply(reach);
    int gap = from.square().compareTo(reachSquared);
    BigDecimal nearing = from.dot(velocity).negate();
    if (gap < 0) {
      return OptionalDouble.of(0);
    }
    if (nearing.signum() <= 0) {
      return OptionalDouble.empty();
    }
    if (gap == 0) {
      return OptionalDouble.of(0);
    }
    BigDecimal speedSquared = velocity.square();
    BigDecimal miss = from.cross(velocity);
    BigDecimal depth = reachSquared.multiply(speedSquared).subtract(miss.multiply(miss));
    boolean grazes = depth.signum() == 0 && reach.signum() > 0;
    boolean isLate =
        nearing.compareTo(speedSquared) > 0
            && from.plus(velocity).square().compareTo(reachSquared) > 0;
    return depth.signum() < 0 || grazes || isLate
        ? OptionalDouble.empty()
        : OptionalDouble.of(rounded(new ExactTime(nearing, depth, speedSquared)));
  }

  private static double rounded(ExactTime time) {
    return Math.min(1, time.value(0).high());
  }
}
