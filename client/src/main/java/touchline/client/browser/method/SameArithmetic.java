package touchline.client.browser.method;

/**
 * Arithmetic that a script does otherwise than Java: divisions by zero, conversions of numbers that
 * are too large, and rounding. The translator puts calls of it in the place of instructions.
 */
public final class SameArithmetic {
  private SameArithmetic() {}

  public static int divided(int one, int other) {
    return one / notZero(other);
  }

  public static int remaining(int one, int other) {
    return one % notZero(other);
  }

  public static long divided(long one, long other) {
    return one / notZero(other);
  }

  public static long remaining(long one, long other) {
    return one % notZero(other);
  }

  private static int notZero(int divisor) {
    if (divisor == 0) {
      throw new ArithmeticException("/ by zero");
    }
    return divisor;
  }

  private static long notZero(long divisor) {
    if (divisor == 0) {
      throw new ArithmeticException("/ by zero");
    }
    return divisor;
  }

  /** The cast: NaN is 0, and what is too large is the largest there is. */
  public static int whole(double number) {
    if (number >= Integer.MAX_VALUE) {
      return Integer.MAX_VALUE;
    }
    if (number <= Integer.MIN_VALUE) {
      return Integer.MIN_VALUE;
    }
    return Double.isNaN(number) ? 0 : (int) number;
  }

  /** The same for {@code long}. */
  public static long longWhole(double number) {
    if (number >= 0x1p63) {
      return Long.MAX_VALUE;
    }
    if (number <= -0x1p63) {
      return Long.MIN_VALUE;
    }
    return Double.isNaN(number) ? 0 : (long) number;
  }

  /** As {@code Math.round}: half a unit goes up. */
  public static long round(double number) {
    double below = Math.floor(number);
    return longWhole(number - below >= 0.5 ? below + 1 : below);
  }

  /** The same for {@code float}: the sum is exact. */
  public static int round(float number) {
    return whole(Math.floor(number + 0.5));
  }

  /** To the nearest number of single precision: a script calculates in double. */
  public static float single(float number) {
    return Float.intBitsToFloat(Float.floatToIntBits(number));
  }

  public static int floorDiv(int one, int other) {
    return Math.floorDiv(one, notZero(other));
  }

  public static int floorMod(int one, int other) {
    return Math.floorMod(one, notZero(other));
  }

  public static long floorDiv(long one, long other) {
    return Math.floorDiv(one, notZero(other));
  }

  public static long floorMod(long one, long other) {
    return Math.floorMod(one, notZero(other));
  }

  /** As {@code Math.rint}: half a unit goes to the even neighbour. */
  public static double rint(double number) {
    double below = Math.floor(number);
    double rest = number - below;
    if (rest == 0 || Double.isNaN(rest)) {
      return number;
    }
    boolean up = rest > 0.5 || (rest == 0.5 && below % 2 != 0);
    return Math.copySign(up ? below + 1 : below, number);
  }

  /**
   * As {@code Math.IEEEremainder}, whose sign TeaVM's library loses: the rest that is nearest to
   * zero, after fdlibm's {@code e_remainder.c}. Every difference in it is exact.
   */
  public static double IEEEremainder(double number, double divisor) {
    boolean isNone =
        divisor == 0 || Double.isNaN(divisor) || Double.isNaN(number) || Double.isInfinite(number);
    if (isNone) {
      return Double.NaN;
    }
    double size = Math.abs(divisor);
    double rest = Math.abs(size <= Double.MAX_VALUE / 2 ? number % (size + size) : number);
    if (rest > size - rest) {
      rest -= size;
      if (rest >= size - rest) {
        rest -= size;
      }
    }
    return Math.copySign(1, number) < 0 ? -rest : rest;
  }
}
