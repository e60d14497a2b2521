package touchline.diagram;

import touchline.geometry.Vec2;

/**
 * Numbers as readers see them: at most three decimals, no trailing zeros.
 *
 * <p>Uses only operations that are the same on the JVM and in the browser, so that both print the
 * same text; {@code Double.toString} and {@code String.format} do not.
 */
public final class NumberText {
  private static final double THOUSAND = 1000;
  private static final double MILLION = 1e6;

  /** Above this a double times a thousand is no longer an exact whole number. */
  private static final double MOST_PLAIN = 1e12;

  private static final double LEAST_PLAIN = 0.0005;

  /** To three decimals. */
  private static final double LEAST_SHOWN_AS_TEN = 9.9995;

  private NumberText() {}

  public static String of(Vec2 point) {
    return "(" + of(point.x()) + ", " + of(point.y()) + ")";
  }

  public static String of(double value) {
    if (!Double.isFinite(value)) {
      return nameOf(value);
    }
    double size = Math.abs(value);
    boolean plain = size == 0 || (size >= LEAST_PLAIN && size < MOST_PLAIN);
    String text = plain ? plain(size) : scientific(size);
    return value < 0 ? "-" + text : text;
  }

  private static String nameOf(double value) {
    if (value > 0) {
      return "infinity";
    }
    return value < 0 ? "-infinity" : "not a number";
  }

  /** Pictures are made of hundreds of these: whole numbers of 32 bits, fast in a browser. */
  private static String plain(double size) {
    double thousandths = Math.floor(size * THOUSAND + 0.5);
    double whole = Math.floor(thousandths / THOUSAND);
    int rest = (int) (thousandths - whole * THOUSAND);
    String text = whole < MILLION ? Integer.toString((int) whole) : millions(whole);
    if (rest == 0) {
      return text;
    }
    if (rest % 100 == 0) {
      return text + "." + rest / 100;
    }
    return rest % 10 == 0 ? text + "." + digits(rest / 10, 2) : text + "." + digits(rest, 3);
  }

  private static String millions(double whole) {
    double millions = Math.floor(whole / MILLION);
    return (int) millions + digits((int) (whole - millions * MILLION), 6);
  }

  /** A whole number with zeros in front, up to so many digits. */
  private static String digits(int number, int count) {
    String text = Integer.toString(number);
    while (text.length() < count) {
      text = "0" + text;
    }
    return text;
  }

  /** With one digit in front of the point after rounding, too: 9.9996e15 is shown as 1e16. */
  private static String scientific(double size) {
    int exponent = 0;
    double digits = size;
    while (digits >= LEAST_SHOWN_AS_TEN) {
      digits /= 10;
      exponent++;
    }
    while (digits < LEAST_SHOWN_AS_TEN / 10) {
      digits *= 10;
      exponent--;
    }
    return plain(digits) + "e" + exponent;
  }
}
