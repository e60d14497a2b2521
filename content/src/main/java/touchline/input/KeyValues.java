package touchline.input;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A description of a figure with nothing in it but keys and values, one of each on a line. */
public final class KeyValues {
  private final Map<String, String> values;

  private KeyValues(Map<String, String> values) {
    this.values = values;
  }

  /** What is wrong with a description. */
  public static final class Broken extends IllegalArgumentException {
    public Broken(String rule) {
      super(rule);
    }
  }

  /**
   * Reads what an author wrote.
   *
   * @param keys all there are; each must have a value once it is asked for
   * @throws Broken if a line has another key
   */
  public static KeyValues of(String text, List<String> keys) {
    Map<String, String> values = new HashMap<>();
    for (String line : text.lines().filter(line -> !line.isBlank()).toList()) {
      int colon = line.indexOf(": ");
      String key = colon < 0 ? line : line.substring(0, colon);
      if (!keys.contains(key)) {
        throw new Broken("a line must begin with " + either(keys) + ": " + line);
      }
      values.put(key, line.substring(colon + 1).strip());
    }
    return new KeyValues(values);
  }

  private static String either(List<String> keys) {
    int last = keys.size() - 1;
    return String.join(", ", keys.subList(0, last)) + " or " + keys.get(last);
  }

  /**
   * Which of a few values a key has: its place among them.
   *
   * @param rule what the value must be, for an author
   * @throws Broken if it has another, or none
   */
  public int place(String key, List<String> options, String rule) {
    String value = value(key);
    if (!options.contains(value)) {
      throw new Broken(rule + ": " + value);
    }
    return options.indexOf(value);
  }

  /**
   * The value of a key.
   *
   * @throws Broken if it has none
   */
  public String value(String key) {
    String value = values.getOrDefault(key, "");
    if (value.isEmpty()) {
      throw new Broken(key + " must have a value");
    }
    return value;
  }
}
