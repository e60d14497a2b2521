package touchline.client.handle;

import java.util.OptionalDouble;

/**
 * Plain decimal numbers as people type them and addresses carry them: an optional minus, digits,
 * optionally a point and more digits. No exponents, so that every accepted text is a finite number
 * of ordinary size.
 */
public final class Decimal {
  /** Longer than any coordinate that a figure shows; keeps the value far from overflow. */
  private static final int LONGEST = 20;

  private Decimal() {}

  /** The number, or empty if the text is anything else. Spaces around it do not matter. */
  public static OptionalDouble parse(String text) {
    String number = text.trim();
    return isDecimal(number)
        ? OptionalDouble.of(Double.parseDouble(number))
        : OptionalDouble.empty();
  }

  private static boolean isDecimal(String text) {
    int from = text.startsWith("-") ? 1 : 0;
    int point = text.indexOf('.');
    int end = text.length();
    if (end > LONGEST) {
      return false;
    }
    return point < 0
        ? isDigits(text, from, end)
        : isDigits(text, from, point) && isDigits(text, point + 1, end);
  }

  private static boolean isDigits(String text, int from, int to) {
    for (int i = from; i < to; i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return from < to;
  }
}
