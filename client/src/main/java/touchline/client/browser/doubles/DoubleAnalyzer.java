package touchline.client.browser.doubles;

import org.teavm.jso.JSBody;

/**
 * Takes the place of the class of this name in TeaVM's class library. The original carries tables
 * of powers of ten that would be a quarter of our script; every browser can do the same, and gives
 * the shortest digits that read back exactly.
 */
public final class DoubleAnalyzer {
  private static final int DIGITS = 18;

  /** The mantissa of a power of ten. */
  private static final long POWER_OF_ONE = 100_000_000_000_000_000L;

  /** A double in decimal: mantissa of 18 digits, exponent of the first of them. */
  public static class Result {
    public long mantissa;
    public int exponent;
    public boolean sign;
  }

  private DoubleAnalyzer() {}

  /** The library calls it for finite numbers only. */
  public static void analyze(double value, Result result) {
    String text = toExponential(Math.abs(value));
    int e = text.indexOf('e');
    result.sign = 1 / value < 0;
    result.mantissa = mantissa(text, e);
    result.exponent = value == 0 ? 0 : exponent(text, e + 1);
  }

  /** The exponent of the first digit, or one more: big decimals use it as a first guess. */
  public static int fastIntLog10(double value) {
    Result result = new Result();
    analyze(value, result);
    boolean belowOne = result.exponent < 0 && result.mantissa > POWER_OF_ONE;
    return belowOne ? result.exponent + 1 : result.exponent;
  }

  private static long mantissa(String text, int end) {
    long mantissa = 0;
    int digits = 0;
    for (int i = 0; i < end; i++) {
      if (text.charAt(i) != '.') {
        mantissa = mantissa * 10 + (text.charAt(i) - '0');
        digits++;
      }
    }
    for (; digits < DIGITS; digits++) {
      mantissa *= 10;
    }
    return mantissa;
  }

  /** The text has a sign, always, and up to three digits from there. */
  private static int exponent(String text, int sign) {
    int exponent = 0;
    for (int i = sign + 1; i < text.length(); i++) {
      exponent = exponent * 10 + (text.charAt(i) - '0');
    }
    return text.charAt(sign) == '-' ? -exponent : exponent;
  }

  @JSBody(params = "value", script = "return value.toExponential();")
  private static native String toExponential(double value);
}
