package touchline.collision;

import java.math.BigDecimal;
import java.util.OptionalDouble;
import touchline.exact.ExactVector;
import touchline.exact.NearestDouble;
import touchline.exact.Surd;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/**
 * A ball that rolls straight ahead for ever, and a player who runs to meet it: when they can first
 * be there.
 *
 * <p>All that a player reaches is a circle that grows by their speed; in it, border included, is
 * there. Whether they ever are is decided exactly for all finite inputs; the time is off by at most
 * 1 ulp, also where player and ball are almost equally fast.
 *
 * <p>Source: the quadratic without cancellation, Press et al., Numerical Recipes, 5.6.
 */
public final class RobustInterception {
  private RobustInterception() {}

  /**
   * The time in seconds from now on.
   *
   * <p>Cost: microseconds, for exact arithmetic.
   *
   * @param velocity of the ball, metres a second
   * @param player what they reach while they stand
   * @param speed of the player, metres a second, finite and {@code >= 0}
   * @return empty if they never are
   */
  public static OptionalDouble timeToBall(Vec2 ball, Vec2 velocity, Circle player, double speed) {
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
}
