package touchline.pendulum;

/**
 * The arc tangent, made of operations that are bit for bit the same on the JVM and in every
 * browser. What browsers call {@code Math.atan} is not: each has a library of its own, and changes
 * it.
 *
 * <p>The argument is brought near 0 by the arc tangent of ½, 1, 1½ or infinity, and a polynomial
 * does the rest. The error is below one unit in the last place, and the bits are those of {@link
 * StrictMath#atan}.
 *
 * <p>Source: s_atan.c of fdlibm 5.3. Copyright 1993 by Sun Microsystems, Inc. Permission to use,
 * copy, modify, and distribute that software is freely granted, provided that this notice is
 * preserved.
 */
final class ArcTangent {
  /** From here on the result is a quarter of a turn, to the last bit. */
  private static final double LARGE = 0x1p66;

  /** Below, the argument is its own arc tangent. */
  private static final double TINY = 0x1p-29;

  /** Up to here the polynomial needs no help. */
  private static final double NEAR_ZERO = 0.4375;

  /** The arc tangents of ½, 1, 1½ and infinity, and what rounding took from each. */
  private static final double HALF = 0.4636476090008061;

  private static final double HALF_REST = 2.2698777452961687e-17;
  private static final double ONE = 0.7853981633974483;
  private static final double ONE_REST = 3.061616997868383e-17;
  private static final double ONE_AND_A_HALF = 0.982793723247329;
  private static final double ONE_AND_A_HALF_REST = 1.3903311031230998e-17;
  private static final double INFINITY = 1.5707963267948966;
  private static final double INFINITY_REST = 6.123233995736766e-17;

  /** Of the polynomial in the square of the argument, from the lowest power on. */
  private static final double[] COEFFICIENTS = {
    0.3333333333333293,
    -0.19999999999876483,
    0.14285714272503466,
    -0.11111110405462356,
    0.09090887133436507,
    -0.0769187620504483,
    0.06661073137387531,
    -0.058335701337905735,
    0.049768779946159324,
    -0.036531572744216916,
    0.016285820115365782
  };

  private ArcTangent() {}

  /**
   * The angle in radians, from -π/2 to π/2, whose tangent is {@code x}; not a number for one that
   * is none.
   */
  static double of(double x) {
    return x < 0 ? -ofPositive(-x) : ofPositive(x);
  }

  private static double ofPositive(double x) {
    if (x >= LARGE) {
      return INFINITY + INFINITY_REST;
    }
    if (x < NEAR_ZERO) {
      return x < TINY ? x : x - x * polynomial(x);
    }
    if (x < 0.6875) {
      return beside(HALF, HALF_REST, (2 * x - 1) / (2 + x));
    }
    if (x < 1.1875) {
      return beside(ONE, ONE_REST, (x - 1) / (x + 1));
    }
    if (x < 2.4375) {
      return beside(ONE_AND_A_HALF, ONE_AND_A_HALF_REST, (x - 1.5) / (1 + 1.5 * x));
    }
    return beside(INFINITY, INFINITY_REST, -1 / x);
  }

  /** The arc tangent of a small number, counted from a known one. */
  private static double beside(double known, double rest, double x) {
    return known - ((x * polynomial(x) - rest) - x);
  }

  /** Odd and even powers of the square apart, as the source adds them. */
  private static double polynomial(double x) {
    double square = x * x;
    double fourth = square * square;
    double even = COEFFICIENTS[10];
    for (int i = 8; i >= 0; i -= 2) {
      even = COEFFICIENTS[i] + fourth * even;
    }
    double odd = COEFFICIENTS[9];
    for (int i = 7; i >= 1; i -= 2) {
      odd = COEFFICIENTS[i] + fourth * odd;
    }
    return square * even + fourth * odd;
  }
}
