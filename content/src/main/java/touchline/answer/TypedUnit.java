package touchline.answer;

import java.util.List;

/** The unit of a field, as people write it behind a number. */
final class TypedUnit {
  private TypedUnit() {}

  /** Where the unit ends that begins at a place; the place itself if none does. */
  static int end(String text, int from, String unit) {
    for (String spelling : spellings(unit)) {
      int end = from + spelling.length();
      if (text.startsWith(spelling, from) && !isWordAt(text, end)) {
        return end;
      }
    }
    return from;
  }

  /** The longer ones first. */
  private static List<String> spellings(String unit) {
    return switch (unit) {
      case "" -> List.of();
      case "m" -> List.of("metres", "meters", "metre", "meter", "m");
      case "m\u00b2" -> List.of("m\u00b2", "m^2", "m2");
      case "N\u00b7m" -> List.of("N\u00b7m", "N\u22c5m", "N*m", "N m", "Nm");
      case "s" -> List.of("seconds", "second", "sec", "s");
      case "rad" -> List.of("radians", "rad");
      case Field.PER_STEP -> List.of(Field.PER_STEP, "m/step", "m");
      default -> List.of(unit);
    };
  }

  /**
   * Whether a word goes on there, so that what ends there is not the unit. The tables of all
   * letters would weigh on the script.
   */
  private static boolean isWordAt(String text, int at) {
    char c = at < text.length() ? text.charAt(at) : ' ';
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
  }
}
