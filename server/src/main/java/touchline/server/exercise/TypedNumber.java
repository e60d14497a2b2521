package touchline.server.exercise;

import java.util.OptionalDouble;
import java.util.regex.Pattern;
import touchline.exercise.Coordinate;

/** A number as a person typed it: understood, or refused with a message for that person. */
sealed interface TypedNumber {
  int LONGEST = Coordinate.LONGEST;

  /** Blanks around a number do no harm, but what was typed is stored, and a page of them is not. */
  int LONGEST_TYPED = 200;

  Pattern WITH_COMMA = Pattern.compile("[+-]?[0-9]*,[0-9]+");

  record Understood(double value) implements TypedNumber {}

  record Refused(String message) implements TypedNumber {}

  /**
   * Reads a {@link Coordinate}.
   *
   * @param field the name of the number, for the message
   */
  static TypedNumber parse(String field, String typed) {
    if (typed.length() > LONGEST_TYPED) {
      return tooLong(field);
    }
    String text = Coordinate.plain(typed);
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
    if (!Coordinate.isDecimal(text)) {
      return new Refused(
          field + " must be a number such as 2.5 or -3; “" + Echo.of(typed) + "” is not one.");
    }
    OptionalDouble value = Coordinate.parse(text);
    return value.isPresent()
        ? new Understood(value.getAsDouble())
        : new Refused(field + " must lie between -1000000 and 1000000; " + text + " does not.");
  }

  static TypedNumber tooLong(String field) {
    return new Refused(
        field + " is too long. Type a number of at most " + LONGEST + " characters.");
  }
}
