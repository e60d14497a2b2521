package touchline.compare;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The figure with a size and an offset, as a lesson describes it: a key and a value on each line.
 *
 * @param title what it is about, one line
 * @param alt what the picture shows
 * @param size where the first slider starts, a power of ten
 * @param offset where the second one does
 */
public record ScaleFigure(String title, String alt, int size, int offset) {
  /** What is wrong with a description. */
  public static final class Broken extends IllegalArgumentException {
    Broken(String rule) {
      super(rule);
    }
  }

  /**
   * Reads what an author wrote.
   *
   * @throws Broken if a line breaks a rule
   */
  public static ScaleFigure parse(String text) {
    Map<String, String> values = new HashMap<>();
    for (String line : text.lines().filter(line -> !line.isBlank()).toList()) {
      int colon = line.indexOf(": ");
      String key = colon < 0 ? line : line.substring(0, colon);
      if (!List.of("title", "alt", "size", "offset").contains(key)) {
        throw new Broken("a line must begin with title, alt, size or offset: " + line);
      }
      values.put(key, line.substring(colon + 1).strip());
    }
    return new ScaleFigure(
        value(values, "title"),
        value(values, "alt"),
        power(value(values, "size")),
        power(value(values, "offset")));
  }

  private static String value(Map<String, String> values, String key) {
    String value = values.getOrDefault(key, "");
    if (value.isEmpty()) {
      throw new Broken(key + " must have a value");
    }
    return value;
  }

  private static int power(String value) {
    for (int power = 0; power <= Distances.MOST; power++) {
      if (value.equals(Integer.toString(power))) {
        return power;
      }
    }
    throw new Broken("size and offset must be powers of ten from 0 to 16: " + value);
  }

  /** The results at the start. */
  public Distances start() {
    return Distances.at(size, offset);
  }
}
