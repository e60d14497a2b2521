package touchline.answer;

/**
 * Digits to a double by multiplications only, so that the browser gets the same bits as the JVM.
 * Correctly rounded for up to 15 digits and powers of ten up to 22, as every exact double is then;
 * beyond, within an ulp or two. Source: Clinger, How to Read Floating Point Numbers Accurately,
 * 1990, the fast path.
 */
final class Decimal {
  /** The largest power of ten that is exact. */
  private static final int EXACT = 22;

  /** Below 2^53 / 10, so that one more digit still fits exactly. */
  private static final double MOST_DIGITS = 9e14;

  private double digits;
  private int exponent;

  /** One more digit before the point. */
  void digit(int digit) {
    if (digits < MOST_DIGITS) {
      digits = digits * 10 + digit;
    } else {
      exponent++;
    }
  }

  /** One more digit behind the point. */
  void decimal(int digit) {
    if (digits < MOST_DIGITS) {
      digits = digits * 10 + digit;
      exponent--;
    }
  }

  /** The number with so many more powers of ten; infinite if it is too large. */
  double times10(int powers) {
    double value = digits;
    int left = exponent + powers;
    while (left > 0 && value != 0 && Double.isFinite(value)) {
      int step = Math.min(left, EXACT);
      value *= powerOf10(step);
      left -= step;
    }
    while (left < 0 && value != 0) {
      int step = Math.min(-left, EXACT);
      value /= powerOf10(step);
      left += step;
    }
    return value;
  }

  private static double powerOf10(int exponent) {
    double power = 1;
    for (int i = 0; i < exponent; i++) {
      power *= 10;
    }
    return power;
  }
}
