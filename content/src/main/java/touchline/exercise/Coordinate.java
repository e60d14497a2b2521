package touchline.exercise;

import java.util.OptionalDouble;

/**
 * A coordinate as a person types it and an address carries it: {@code 2.5}, {@code -3}, {@code
 * +.5}, {@code 1e1}. One reader for the server, which marks, and the browser, which shows where the
 * point would be.
 */
public final class Coordinate {
  /** Far outside every picture, far inside what the marker can square. */
  public static final double LARGEST = 1_000_000;

  /** Longer than any number that a double can tell from its neighbour. */
  public static final int LONGEST = 40;

  private final String text;
  private int at;

  private Coordinate(String text) {
    this.text = text;
  }

  /** The text without the space around it; the typographic minus sign counts as a minus. */
  public static String plain(String typed) {
    return typed.strip().replace('\u2212', '-');
  }

  /** The number, or empty if the text is no decimal number or one beyond {@link #LARGEST}. */
  public static OptionalDouble parse(String typed) {
    if (!isDecimal(typed)) {
      return OptionalDouble.empty();
    }
    double value = Double.parseDouble(plain(typed));
    return Math.abs(value) <= LARGEST ? OptionalDouble.of(value) : OptionalDouble.empty();
  }

  /**
   * Whether the text is a decimal number, of any size. No words, no hexadecimal, no suffixes: what
   * Java reads beyond this, people do not mean.
   */
  public static boolean isDecimal(String typed) {
    String text = plain(typed);
    return text.length() <= LONGEST && new Coordinate(text).isDecimal();
  }

  private boolean isDecimal() {
    skipSign();
    int digits = skipDigits();
    if (skip('.')) {
      digits += skipDigits();
    }
    return digits > 0 && skipExponent() && at == text.length();
  }

  /** False if there is the beginning of an exponent and no number in it. */
  private boolean skipExponent() {
    if (!skip('e') && !skip('E')) {
      return true;
    }
    skipSign();
    return skipDigits() > 0;
  }

  private void skipSign() {
    if (!skip('-')) {
      skip('+');
    }
  }

  private boolean skip(char expected) {
    boolean found = at < text.length() && text.charAt(at) == expected;
    at += found ? 1 : 0;
    return found;
  }

  private int skipDigits() {
    int from = at;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    return at - from;
  }
}
