package touchline.diagram;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * How many digits numbers are printed with: those of {@link NumberText}, or more where two answers
 * would read alike.
 *
 * <p>For the server only: what runs in a browser prints with {@link NumberText}.
 */
public final class NumberDigits {
  /** Any two doubles differ in so many significant digits. */
  private static final int MOST = 17;

  private static final int USUAL_DECIMALS = 3;

  /** From here on, and below {@link #SMALL}, a number is printed with an exponent. */
  private static final double LARGE = 1e12;

  private static final double SMALL = 1e-5;

  private static final NumberDigits USUAL = new NumberDigits(0);

  private final int significant;

  private NumberDigits(int significant) {
    this.significant = significant;
  }

  /** Three decimals at most. */
  public static NumberDigits usual() {
    return USUAL;
  }

  /**
   * The fewest digits with which these two answers read differently in the number in which they
   * differ most: a coordinate that is right but for its rounding must not stand for the wrong one.
   * The usual ones if no digits tell them apart: then all their numbers are the same.
   */
  public static NumberDigits telling(double[] one, double[] other) {
    int most = farthestApart(one, other);
    for (int count = USUAL_DECIMALS; most >= 0 && count <= MOST; count++) {
      NumberDigits digits = count == USUAL_DECIMALS ? USUAL : new NumberDigits(count);
      if (!digits.of(one[most]).equals(digits.of(other[most]))) {
        return digits;
      }
    }
    return USUAL;
  }

  /** The place of the numbers that differ most; -1 if all are the same or their counts differ. */
  private static int farthestApart(double[] one, double[] other) {
    int most = -1;
    double farthest = -1;
    for (int i = 0; one.length == other.length && i < one.length; i++) {
      double apart = apart(one[i], other[i]);
      if (apart > farthest) {
        most = i;
        farthest = apart;
      }
    }
    return most;
  }

  /**
   * From 0 on; -1 for the same number. A zero differs from its negative by nothing but the sign.
   */
  private static double apart(double one, double other) {
    if (Double.doubleToLongBits(one) == Double.doubleToLongBits(other)) {
      return -1;
    }
    double apart = Math.abs(one - other);
    return Double.isNaN(apart) ? Double.POSITIVE_INFINITY : apart;
  }

  public boolean isUsual() {
    return significant == 0;
  }

  /** Never with fewer digits than usual. */
  public String of(double value) {
    return isUsual() || !Double.isFinite(value)
        ? NumberText.of(value)
        : rounded(value, Math.max(significant, usualCount(value)));
  }

  /** How many significant digits there are down to the last of the usual decimals. */
  private static int usualCount(double value) {
    BigDecimal exact = new BigDecimal(value);
    return Math.min(MOST, exact.precision() - exact.scale() + USUAL_DECIMALS);
  }

  /** With the fewest digits that give the number back, bit for bit, when they are read. */
  public static String exact(double value) {
    if (!Double.isFinite(value)) {
      return NumberText.of(value);
    }
    String text = rounded(value, 1);
    for (int count = 2; Double.parseDouble(text) != value; count++) {
      text = rounded(value, count);
    }
    return text;
  }

  private static String rounded(double value, int count) {
    if (value == 0) {
      return 1 / value < 0 ? "-0" : "0";
    }
    MathContext rounding = new MathContext(count, RoundingMode.HALF_EVEN);
    BigDecimal rounded = new BigDecimal(value).round(rounding).stripTrailingZeros();
    double size = Math.abs(value);
    return size >= SMALL && size < LARGE ? rounded.toPlainString() : withExponent(rounded);
  }

  private static String withExponent(BigDecimal number) {
    String digits = number.unscaledValue().abs().toString();
    int exponent = digits.length() - 1 - number.scale();
    String rest = digits.length() > 1 ? "." + digits.substring(1) : "";
    return (number.signum() < 0 ? "-" : "") + digits.charAt(0) + rest + "e" + exponent;
  }
}
