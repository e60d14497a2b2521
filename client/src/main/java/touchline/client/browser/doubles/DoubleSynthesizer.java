package touchline.client.browser.doubles;

import org.teavm.jso.JSBody;

/**
 * Takes the place of the class of this name in TeaVM's class library, for the reason given at
 * {@link DoubleAnalyzer}. The browser's own reading is correctly rounded, like the JVM's.
 */
public final class DoubleSynthesizer {
  /** The library's mantissas have 19 digits; its exponent is that of the first. */
  private static final int DIGITS_AFTER_FIRST = 18;

  private DoubleSynthesizer() {}

  public static double synthesizeDouble(long mantissa, int exponent, boolean negative) {
    String digits = Long.toUnsignedString(mantissa);
    double size = number(digits + "e" + (exponent - DIGITS_AFTER_FIRST));
    return negative ? -size : size;
  }

  @JSBody(params = "text", script = "return Number(text);")
  private static native double number(String text);
}
