package touchline.answer;

/**
 * Reads a number as people type it, from the front of a text: {@code 2.5}, {@code 1/3}, {@code √2},
 * {@code 2sqrt(5)/3}, {@code √(3²+1) - 2}, {@code -1e-3}. It stops where it no longer understands.
 *
 * <pre>
 * sum     = number {sign term}
 * number  = [sign] term
 * term    = product {("*" | "/") [sign] product}
 * product = factor {root factor | "(" sum ")"}, without blanks
 * factor  = (decimal | root factor | "(" sum ")") ["²" | "^2"]
 * root    = "√" | "sqrt"
 * </pre>
 */
final class TypedNumber {
  /** Exponents beyond this overflow or vanish anyway. */
  private static final int MOST_EXPONENT = 400;

  private final String text;
  private final boolean comma;
  private int at;
  private boolean broken;

  /**
   * @param from where to begin
   */
  TypedNumber(String text, int from, DecimalMark mark) {
    this.text = text;
    this.at = from;
    this.comma = mark == DecimalMark.COMMA;
  }

  /** Where the number ends. */
  int end() {
    return at;
  }

  /** NaN if the text does not begin with a number; a sign behind it may begin the next. */
  double read() {
    double value = number();
    return broken ? Double.NaN : value;
  }

  /** The same with all that is added to it and taken from it. */
  double readSum() {
    double value = sum();
    return broken ? Double.NaN : value;
  }

  private double sum() {
    double value = number();
    while (true) {
      if (skipSign('+')) {
        value += term();
      } else if (skipMinus()) {
        value -= term();
      } else {
        return value;
      }
    }
  }

  private double number() {
    boolean negative = isNegative();
    double value = term();
    return negative ? -value : value;
  }

  /** Reads a sign, if there is one. */
  private boolean isNegative() {
    boolean negative = skipMinus();
    if (!negative) {
      skipSign('+');
    }
    return negative;
  }

  private double term() {
    double value = product();
    while (true) {
      if (skipTimes()) {
        value *= signedProduct();
      } else if (skipSign('/')) {
        value /= signedProduct();
      } else {
        return value;
      }
    }
  }

  private double signedProduct() {
    boolean negative = isNegative();
    double value = product();
    return negative ? -value : value;
  }

  private double product() {
    double value = factor();
    while (isRootNext() || text.startsWith("(", at)) {
      value *= factor();
    }
    return value;
  }

  private double factor() {
    double value = plainFactor();
    boolean squared = skip('\u00b2') || skip("^2");
    return squared ? value * value : value;
  }

  private double plainFactor() {
    skipBlanks();
    if (skip('(')) {
      double value = sum();
      broken |= !skipSign(')');
      return value;
    }
    if (skip('\u221a') || skip("sqrt")) {
      return Math.sqrt(factor());
    }
    return decimal();
  }

  private double decimal() {
    Decimal decimal = new Decimal();
    int from = at;
    while (isDigit()) {
      decimal.digit(text.charAt(at++) - '0');
    }
    int digits = at - from;
    if (isMark(digits > 0)) {
      at++;
      while (isDigit()) {
        decimal.decimal(text.charAt(at++) - '0');
        digits++;
      }
    }
    broken |= digits == 0;
    return decimal.times10(exponent());
  }

  /** A comma without a digit behind it separates coordinates. */
  private boolean isMark(boolean isBegun) {
    if (text.startsWith(".", at)) {
      return isBegun || isDigitAfterMark();
    }
    return comma && text.startsWith(",", at) && isDigitAfterMark();
  }

  private boolean isDigitAfterMark() {
    return at + 1 < text.length() && isDigit(text.charAt(at + 1));
  }

  /** 0 and nothing read if there is no whole exponent. */
  private int exponent() {
    int from = at;
    if (!skip('e') && !skip('E')) {
      return 0;
    }
    boolean negative = skip('-') || skip('\u2212');
    if (!negative) {
      skip('+');
    }
    if (!isDigit()) {
      at = from;
      return 0;
    }
    int exponent = 0;
    while (isDigit()) {
      exponent = Math.min(MOST_EXPONENT, exponent * 10 + text.charAt(at++) - '0');
    }
    return negative ? -exponent : exponent;
  }

  /** Without a blank: {@code 3 √2} are two coordinates. */
  private boolean isRootNext() {
    return text.startsWith("\u221a", at) || text.startsWith("sqrt", at);
  }

  private boolean isDigit() {
    return at < text.length() && isDigit(text.charAt(at));
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private void skipBlanks() {
    while (at < text.length() && isBlank(text.charAt(at))) {
      at++;
    }
  }

  /** A blank as typed, or as it comes along when a text is copied. */
  static boolean isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\u00a0' || c == '\u202f';
  }

  /** A sign between numbers, with blanks before it or none. */
  private boolean skipSign(char sign) {
    int from = at;
    skipBlanks();
    if (skip(sign)) {
      return true;
    }
    at = from;
    return false;
  }

  private boolean skipMinus() {
    return skipSign('-') || skipSign('\u2212');
  }

  private boolean skipTimes() {
    return skipSign('*') || skipSign('\u00b7') || skipSign('\u00d7');
  }

  private boolean skip(char expected) {
    boolean found = at < text.length() && text.charAt(at) == expected;
    at += found ? 1 : 0;
    return found;
  }

  private boolean skip(String expected) {
    boolean found = text.startsWith(expected, at);
    at += found ? expected.length() : 0;
    return found;
  }
}
