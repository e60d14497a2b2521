package touchline.exact;

/**
 * A number as the sum of two doubles, the low one at most half an ulp of the high one: about 106
 * bits, for values that lose digits to cancellation.
 *
 * <p>Each operation is off by less than 2^−100 of its result; numbers must stay clear of overflow
 * and of the subnormal range, so scale first. Cost: 10 to 40 operations each.
 *
 * <p>No sum here has a sum or difference in brackets as its second term, x + (y − z): the compiler
 * to script leaves such brackets out, and the browser would lose the low parts.
 *
 * <p>Source: Dekker, A floating-point technique for extending the available precision, 1971; Knuth,
 * The Art of Computer Programming 2, 4.2.2.
 */
public record DoubleDouble(double high, double low) {
  /** 2^27 + 1 cuts a double in two halves whose products are exact. */
  private static final double CUT = 0x1p27 + 1;

  public static DoubleDouble of(double x) {
    return new DoubleDouble(x, 0);
  }

  /** a + b, exactly. */
  public static DoubleDouble sum(double a, double b) {
    double sum = a + b;
    double partOfB = sum - a;
    return new DoubleDouble(sum, (a - (sum - partOfB)) - (partOfB - b));
  }

  /** a · b, exactly. */
  static DoubleDouble product(double a, double b) {
    double product = a * b;
    double aHigh = upperHalf(a);
    double aLow = a - aHigh;
    double bHigh = upperHalf(b);
    double bLow = b - bHigh;
    double rest = ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow;
    return new DoubleDouble(product, rest);
  }

  private static double upperHalf(double x) {
    double wide = CUT * x;
    return wide - (wide - x);
  }

  /** The sum of two doubles of which the first is the larger. */
  private static DoubleDouble tidy(double large, double small) {
    double sum = large + small;
    return new DoubleDouble(sum, small - (sum - large));
  }

  public DoubleDouble plus(DoubleDouble other) {
    DoubleDouble highs = sum(high, other.high);
    DoubleDouble lows = sum(low, other.low);
    DoubleDouble first = tidy(highs.high, highs.low + lows.high);
    return tidy(first.high, first.low + lows.low);
  }

  public DoubleDouble minus(DoubleDouble other) {
    return plus(other.negated());
  }

  public DoubleDouble times(DoubleDouble other) {
    DoubleDouble product = product(high, other.high);
    return tidy(product.high, product.low + high * other.low + low * other.high);
  }

  public DoubleDouble over(DoubleDouble other) {
    double first = high / other.high;
    DoubleDouble rest = minus(other.times(of(first)));
    double second = rest.high / other.high;
    DoubleDouble last = rest.minus(other.times(of(second)));
    return tidy(first, second).plus(of(last.high / other.high));
  }

  /** The square root; 0 for what rounding made negative. */
  public DoubleDouble root() {
    if (!(high > 0)) {
      return of(0);
    }
    double root = Math.sqrt(high);
    return tidy(root, minus(product(root, root)).high / (2 * root));
  }

  public DoubleDouble negated() {
    return new DoubleDouble(-high, -low);
  }

  public DoubleDouble magnitude() {
    return high < 0 ? negated() : this;
  }

  /** This times 2^n. */
  public DoubleDouble scaled(int n) {
    return new DoubleDouble(PowerOfTwo.scale(high, n), PowerOfTwo.scale(low, n));
  }

  public double value() {
    return high + low;
  }
}
