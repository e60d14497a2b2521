package touchline.collision;

import java.math.BigDecimal;

/**
 * Decides distance {@code <=} radius for a segment and a circle in exact arithmetic; every finite
 * double is a decimal fraction, so sums and products of {@link BigDecimal} have no error at all.
 *
 * <p>No division and no root: beyond an end the squares of distance and radius are compared, beside
 * the segment (w × e)² with r²·e². Cost: microseconds, at magnitudes like 1e±300 a millisecond;
 * meant for the few cases that {@link Touch} cannot decide.
 */
final class ExactTouch {
  private ExactTouch() {}

  static boolean touches(
      double ax, double ay, double bx, double by, double cx, double cy, double r) {
    BigDecimal ex = difference(bx, ax);
    BigDecimal ey = difference(by, ay);
    BigDecimal wx = difference(cx, ax);
    BigDecimal wy = difference(cy, ay);
    BigDecimal radiusSquared = squares(new BigDecimal(r), BigDecimal.ZERO);
    BigDecimal along = wx.multiply(ex).add(wy.multiply(ey));
    if (along.signum() <= 0) {
      return squares(wx, wy).compareTo(radiusSquared) <= 0;
    }
    BigDecimal lengthSquared = squares(ex, ey);
    if (along.compareTo(lengthSquared) >= 0) {
      return squares(difference(cx, bx), difference(cy, by)).compareTo(radiusSquared) <= 0;
    }
    BigDecimal cross = wx.multiply(ey).subtract(wy.multiply(ex));
    return cross.multiply(cross).compareTo(radiusSquared.multiply(lengthSquared)) <= 0;
  }

  private static BigDecimal difference(double left, double right) {
    return new BigDecimal(left).subtract(new BigDecimal(right));
  }

  private static BigDecimal squares(BigDecimal x, BigDecimal y) {
    return x.multiply(x).add(y.multiply(y));
  }
}
