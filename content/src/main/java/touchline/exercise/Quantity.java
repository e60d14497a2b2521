package touchline.exercise;

import java.util.OptionalDouble;

/**
 * One number as typed into a field of a figure: a decimal, with a comma or a point, a root such as
 * {@code 2√5}, or the quotient of two of these. An answer to be marked may be a longer expression;
 * here that would make the scripts of figures larger than a first visit should have to fetch.
 */
public final class Quantity {
  private static final char ROOT = '\u221a';

  private Quantity() {}

  /**
   * The number that a text says; empty if it says none, or one beyond {@link Coordinate#LARGEST}.
   *
   * @param unit which may stand behind the number, with or without the dot of a product
   */
  public static OptionalDouble read(String typed, String unit) {
    String text = typed.strip().replace(',', '.');
    String behind = text.endsWith(unit) ? unit : withoutDot(unit);
    int end = text.endsWith(behind) ? text.length() - behind.length() : text.length();
    String number = text.substring(0, end);
    int stroke = number.indexOf('/');
    double value =
        stroke < 0
            ? part(number)
            : part(number.substring(0, stroke)) / part(number.substring(stroke + 1));
    return Math.abs(value) <= Coordinate.LARGEST
        ? OptionalDouble.of(value)
        : OptionalDouble.empty();
  }

  /** As people write the unit of a product. */
  private static String withoutDot(String unit) {
    int dot = unit.indexOf('\u00b7');
    return dot < 0 ? unit : unit.substring(0, dot) + unit.substring(dot + 1);
  }

  /** NaN if it is none. */
  private static double part(String text) {
    int root = text.indexOf(ROOT);
    if (root < 0) {
      return decimal(text);
    }
    String factor = Coordinate.plain(text.substring(0, root));
    boolean isSign = factor.isEmpty() || factor.equals("-");
    return decimal(isSign ? factor + "1" : factor) * Math.sqrt(decimal(text.substring(root + 1)));
  }

  private static double decimal(String text) {
    return Coordinate.parse(text).orElse(Double.NaN);
  }
}
