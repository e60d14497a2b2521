package touchline.exact;

import java.math.BigInteger;

/**
 * Decisions that no rounding can spoil, in whole numbers of any length.
 *
 * <p>Every finite double is a whole number of some small power of two. Counted in the smallest of
 * the units of its inputs, a decision becomes one about integers. Cost: from a microsecond for
 * ordinary numbers to some ten for inputs six hundred decades apart; called only where rounded
 * arithmetic cannot tell.
 */
public final class Exact {
  private Exact() {}

  /**
   * The sign of (distance of p from the segment a b) − (r + s). A segment of length zero is a
   * point. All inputs finite, r and s {@code >= 0}; the sum r + s is not rounded.
   */
  public static int compareDistance(
      double ax, double ay, double bx, double by, double px, double py, double r, double s) {
    BigInteger[] n = integers(ax, ay, bx, by, px, py, r, s);
    BigInteger ex = n[2].subtract(n[0]);
    BigInteger ey = n[3].subtract(n[1]);
    BigInteger wx = n[4].subtract(n[0]);
    BigInteger wy = n[5].subtract(n[1]);
    BigInteger vx = n[4].subtract(n[2]);
    BigInteger vy = n[5].subtract(n[3]);
    BigInteger reachSquared = square(n[6].add(n[7]));
    if (dot(wx, wy, ex, ey).signum() <= 0) {
      return dot(wx, wy, wx, wy).compareTo(reachSquared);
    }
    if (dot(vx, vy, ex, ey).signum() >= 0) {
      return dot(vx, vy, vx, vy).compareTo(reachSquared);
    }
    BigInteger cross = cross(ex, ey, wx, wy);
    return square(cross).compareTo(reachSquared.multiply(dot(ex, ey, ex, ey)));
  }

  /** On which side of the way from a to b the point p lies: 1 left, −1 right, 0 on the line. */
  public static int side(double ax, double ay, double bx, double by, double px, double py) {
    BigInteger[] n = integers(ax, ay, bx, by, px, py);
    return cross(n[2].subtract(n[0]), n[3].subtract(n[1]), n[4].subtract(n[0]), n[5].subtract(n[1]))
        .signum();
  }

  /** The sign of n · p − d. */
  public static int sideOfLine(double nx, double ny, double d, double px, double py) {
    BigInteger[] n = integers(nx, ny, d, px, py, 1);
    return dot(n[0], n[1], n[3], n[4]).subtract(n[2].multiply(n[5])).signum();
  }

  /** The values in units of one power of two, in which all of them are whole. */
  static BigInteger[] integers(double... values) {
    int lowest = Integer.MAX_VALUE;
    for (double value : values) {
      lowest = value == 0 ? lowest : Math.min(lowest, exponent(value));
    }
    BigInteger[] integers = new BigInteger[values.length];
    for (int i = 0; i < values.length; i++) {
      integers[i] =
          values[i] == 0
              ? BigInteger.ZERO
              : BigInteger.valueOf(mantissa(values[i])).shiftLeft(exponent(values[i]) - lowest);
    }
    return integers;
  }

  /** The double is its mantissa times two to this power; subnormal doubles share the lowest. */
  private static int exponent(double value) {
    int biased = (int) (Double.doubleToLongBits(value) >>> 52) & 0x7ff;
    return Math.max(biased, 1) - 1075;
  }

  private static long mantissa(double value) {
    long bits = Double.doubleToLongBits(value);
    long fraction = bits & 0xf_ffff_ffff_ffffL;
    boolean isNormal = (bits & 0x7ff0_0000_0000_0000L) != 0;
    long size = isNormal ? fraction | 0x10_0000_0000_0000L : fraction;
    return bits < 0 ? -size : size;
  }

  private static BigInteger square(BigInteger value) {
    return value.multiply(value);
  }

  private static BigInteger dot(BigInteger x, BigInteger y, BigInteger u, BigInteger v) {
    return x.multiply(u).add(y.multiply(v));
  }

  private static BigInteger cross(BigInteger x, BigInteger y, BigInteger u, BigInteger v) {
    return x.multiply(v).subtract(y.multiply(u));
  }
}
