package touchline.collision;

import java.math.BigDecimal;
import java.util.OptionalDouble;
import touchline.exact.DoubleDouble;
import touchline.exact.ExactVector;
import touchline.exact.NearestDouble;
import touchline.exact.Surd;
import touchline.exact.WideVector;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/**
 * A ball that rolls straight ahead for ever, and a player who runs to meet it: when they can first
 * be there.
 *
 * <p>All that a player reaches is a circle that grows by their speed; in it, border included, is
 * there. Whether they ever are is decided exactly for all finite inputs, by double-doubles with a
 * margin and exact numbers within the margin; the time is off by at most 1 ulp, also where player
 * and ball are almost equally fast.
 *
 * <p>Source: the quadratic without cancellation, Press et al., Numerical Recipes, 5.6.
 */
public final class RobustInterception {
  private RobustInterception() {}

  /**
   * The time in seconds from now on.
   *
   * <p>Cost: hundreds of operations; microseconds only where 100 bits leave a doubt.
   *
   * @param velocity of the ball, metres a second
   * @param player what they reach while they stand
   * @param speed of the player, metres a second, finite and {@code >= 0}
   * @return empty if they never are
   */
  public static OptionalDouble timeToBall(Vec2 ball, Vec2 velocity, Circle player, double speed) {
    double time = Wide.time(ball, velocity, player, speed);
    if (Double.isNaN(time)) {
      return exactly(ball, velocity, player, speed);
    }
    return time == Wide.NEVER ? OptionalDouble.empty() : OptionalDouble.of(time);
  }

  private static OptionalDouble exactly(Vec2 ball, Vec2 velocity, Circle player, double speed) {
    ExactVector way = ExactVector.between(player.center(), ball);
    ExactVector v = ExactVector.of(velocity);
    BigDecimal s = new BigDecimal(speed);
    BigDecimal radius = new BigDecimal(player.radius());
    BigDecimal a = v.square().subtract(s.multiply(s));
    BigDecimal b = way.dot(v).subtract(radius.multiply(s));
    BigDecimal c = way.square().subtract(radius.multiply(radius));
    if (c.signum() <= 0) {
      return OptionalDouble.of(0);
    }
    if (a.signum() >= 0 && b.signum() >= 0) {
      return OptionalDouble.empty();
    }
    BigDecimal discriminant = b.multiply(b).subtract(a.multiply(c));
    return discriminant.signum() < 0
        ? OptionalDouble.empty()
        : OptionalDouble.of(first(a, b, c, Surd.root(discriminant)));
  }

  /** Of the two forms of the root the one that adds; the first needs no a, which may be 0. */
  private static double first(BigDecimal a, BigDecimal b, BigDecimal c, BigDecimal root) {
    return b.signum() < 0
        ? NearestDouble.of(c, root.subtract(b))
        : NearestDouble.of(root.add(b), a.negate());
  }

  /**
   * The quadratic a t² + 2 b t + c by double-doubles, and how much each of its numbers may be off.
   */
  private record Wide(
      DoubleDouble a, DoubleDouble b, DoubleDouble c, double offA, double offB, double offC) {
    static final double NEVER = Double.POSITIVE_INFINITY;

    /** Numbers between this and its inverse have products and squares of products without loss. */
    private static final double LARGE = 0x1p200;

    /** What a few operations are off, as a part of what they add. */
    private static final double ROUNDING = 0x1p-96;

    /** How much of it a number may be off for the time to be right. */
    private static final double LITTLE = 0x1p-58;

    /** The time, {@link #NEVER}, or NaN where exact numbers have to tell. */
    static double time(Vec2 ball, Vec2 velocity, Circle player, double speed) {
      WideVector way = WideVector.between(player.center(), ball);
      double radius = player.radius();
      boolean areFine =
          isFine(way.x().high())
              && isFine(way.y().high())
              && isFine(velocity.x())
              && isFine(velocity.y())
              && isFine(radius)
              && isFine(speed);
      return areFine ? of(way, WideVector.of(velocity), radius, speed).time() : Double.NaN;
    }

    private static boolean isFine(double x) {
      double size = Math.abs(x);
      return x == 0 || (size < LARGE && size > 1 / LARGE);
    }

    private static Wide of(WideVector way, WideVector v, double radius, double speed) {
      DoubleDouble r = DoubleDouble.of(radius);
      DoubleDouble s = DoubleDouble.of(speed);
      DoubleDouble vv = v.dot(v);
      DoubleDouble ss = s.times(s);
      DoubleDouble ww = way.dot(way);
      DoubleDouble rr = r.times(r);
      DoubleDouble rs = r.times(s);
      double crossed =
          Math.abs(way.x().high() * v.x().high()) + Math.abs(way.y().high() * v.y().high());
      return new Wide(
          vv.minus(ss),
          way.dot(v).minus(rs),
          ww.minus(rr),
          ROUNDING * (vv.high() + ss.high()),
          ROUNDING * (crossed + rs.high()),
          ROUNDING * (ww.high() + rr.high()));
    }

    private double time() {
      if (!isSure(c, offC)) {
        return Double.NaN;
      }
      if (c.high() < 0) {
        return 0;
      }
      if (!isSure(a, offA) || !isSure(b, offB)) {
        return Double.NaN;
      }
      return a.high() > 0 && b.high() > 0 ? NEVER : first();
    }

    private double first() {
      DoubleDouble product = a.times(c);
      DoubleDouble square = b.times(b);
      DoubleDouble discriminant = square.minus(product);
      double off =
          2 * Math.abs(b.high()) * offB
              + Math.abs(a.high()) * offC
              + c.high() * offA
              + ROUNDING * (square.high() + Math.abs(product.high()));
      if (!isSure(discriminant, off)) {
        return Double.NaN;
      }
      if (discriminant.high() < 0) {
        return NEVER;
      }
      DoubleDouble root = discriminant.root();
      return b.high() < 0 ? c.over(root.minus(b)).value() : root.plus(b).over(a.negated()).value();
    }

    /** Whether what it may be off neither turns its sign nor is seen in a double. */
    private static boolean isSure(DoubleDouble number, double off) {
      return off < LITTLE * Math.abs(number.high());
    }
  }
}
