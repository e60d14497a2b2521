package touchline.server.exercise;

import java.util.regex.Pattern;

/** A number as a person typed it: understood, or refused with a message for that person. */
sealed interface TypedNumber {
  /** Far outside every picture, far inside what the marker can square. */
  double LARGEST = 1_000_000;

  /** Longer than any number that a double can tell from its neighbour. */
  int LONGEST = 40;

  /** Blanks around a number do no harm, but what was typed is stored, and a page of them is not. */
  int LONGEST_TYPED = 200;

  /** No words, no hexadecimal, no suffixes: what Java reads beyond this, people do not mean. */
  Pattern DECIMAL = Pattern.compile("[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]+)?");

  Pattern WITH_COMMA = Pattern.compile("[+-]?[0-9]*,[0-9]+");

  record Understood(double value) implements TypedNumber {}

  record Refused(String message) implements TypedNumber {}

  /**
   * Reads a plain decimal number; the typographic minus sign counts as a minus.
   *
   * @param field the name of the number, for the message
   */
  static TypedNumber parse(String field, String typed) {
    if (typed.length() > LONGEST_TYPED) {
      return tooLong(field);
    }
    String text = typed.strip().replace('\u2212', '-');
    if (text.isEmpty()) {
      return new Refused(field + " is empty. Type a number such as 2.5 or -3.");
    }
    if (text.length() > LONGEST) {
      return tooLong(field);
    }
    if (WITH_COMMA.matcher(text).matches()) {
      return new Refused(
          field + " has a comma. Type a point instead: " + text.replace(',', '.') + ".");
    }
    if (!DECIMAL.matcher(text).matches()) {
      return new Refused(
          field + " must be a number such as 2.5 or -3; “" + Echo.of(typed) + "” is not one.");
    }
    return inRange(field, text);
  }

  static TypedNumber tooLong(String field) {
    return new Refused(
        field + " is too long. Type a number of at most " + LONGEST + " characters.");
  }

  private static TypedNumber inRange(String field, String text) {
    double value = Double.parseDouble(text);
    return Math.abs(value) <= LARGEST
        ? new Understood(value)
        : new Refused(field + " must lie between -1000000 and 1000000; " + text + " does not.");
  }
}
