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

  /** Above this a double times a thousand is no longer an exact whole number. */
  private static final double MOST_PLAIN = 1e12;

  private static final double LEAST_PLAIN = 0.0005;

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

  private static String plain(double size) {
    long thousandths = (long) Math.floor(size * THOUSAND + 0.5);
    long whole = thousandths / 1000;
    long rest = thousandths % 1000;
    if (rest == 0) {
      return Long.toString(whole);
    }
    String decimals = Long.toString(1000 + rest).substring(1);
    int end = decimals.length();
    while (decimals.charAt(end - 1) == '0') {
      end--;
    }
    return whole + "." + decimals.substring(0, end);
  }

  private static String scientific(double size) {
    int exponent = 0;
    double digits = size;
    while (digits >= 10) {
      digits /= 10;
      exponent++;
    }
    while (digits < 1) {
      digits *= 10;
      exponent--;
    }
    return plain(digits) + "e" + exponent;
  }
}
