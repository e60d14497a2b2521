package touchline.exact;

/** Scaling by powers of two: exact as long as nothing overflows or becomes subnormal. */
public final class PowerOfTwo {
  private static final int BIAS = 1023;
  private static final int FRACTION_BITS = 52;

  private PowerOfTwo() {}

  /** The n with 2^n <= |x| < 2^(n+1); −1023 for zero and for subnormal numbers. */
  public static int exponent(double x) {
    return (int) (Double.doubleToLongBits(x) >>> FRACTION_BITS & 0x7ff) - BIAS;
  }

  /** x · 2^n for any n. */
  public static double scale(double x, int n) {
    double scaled = x;
    int left = n;
    while (left > BIAS) {
      scaled *= 0x1p1023;
      left -= BIAS;
    }
    while (left < 1 - BIAS) {
      scaled *= 0x1p-1022;
      left += BIAS - 1;
    }
    return scaled * Double.longBitsToDouble((long) (left + BIAS) << FRACTION_BITS);
  }
}
