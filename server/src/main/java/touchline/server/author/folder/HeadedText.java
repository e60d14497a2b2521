package touchline.server.author.folder;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.server.lesson.compile.Problem;

/**
 * Reads a file that begins with a head between two lines {@code ---} and goes on with a text.
 *
 * @param keys that a line of the head can begin with; the first must be there
 * @param problems takes the rules that are broken
 */
record HeadedText(String file, List<String> keys, List<Problem> problems) {
  private static final int MOST_CHARACTERS = 100;

  /**
   * What stands in it.
   *
   * @param values of the head, by key
   * @param lines on which they stand, by key
   * @param text in Markdown
   * @param textLine on which the text begins
   */
  record Read(Map<String, String> values, Map<String, Integer> lines, String text, int textLine) {
    Optional<String> value(String key) {
      return Optional.ofNullable(values.get(key));
    }

    int line(String key) {
      return lines.getOrDefault(key, 1);
    }
  }

  /** Empty if it has no head. */
  Optional<Read> read(String content) {
    List<String> lines = List.of(content.split("\n", -1));
    int end = lines.subList(1, lines.size()).indexOf("---") + 1;
    if (!lines.get(0).equals("---") || end == 0) {
      broken(1, "must begin with a head between two lines ---");
      return Optional.empty();
    }
    Map<String, String> values = new HashMap<>();
    Map<String, Integer> places = new HashMap<>();
    for (int i = 1; i < end; i++) {
      line(i + 1, lines.get(i), values, places);
    }
    if (!values.containsKey(keys.get(0))) {
      broken(1, "the head must have a line " + keys.get(0) + ": …");
    }
    int first = end + 1;
    while (first < lines.size() && lines.get(first).isBlank()) {
      first++;
    }
    List<String> text = lines.subList(first, lines.size());
    TextRules.check(file, text, first + 1, problems);
    return Optional.of(new Read(values, places, String.join("\n", text).strip(), first + 1));
  }

  private void line(
      int number, String line, Map<String, String> values, Map<String, Integer> places) {
    int colon = line.indexOf(": ");
    String key = colon < 0 ? line : line.substring(0, colon);
    String value = colon < 0 ? "" : line.substring(colon + 2).strip();
    if (!keys.contains(key)) {
      broken(number, "a line of the head must begin with " + named());
    } else if (value.isEmpty() || value.length() > MOST_CHARACTERS) {
      broken(number, key + " must have from 1 to " + MOST_CHARACTERS + " characters");
    } else if (values.put(key, value) != null) {
      broken(number, key + " must be given once");
    } else {
      places.put(key, number);
    }
  }

  private String named() {
    List<String> named = new ArrayList<>(keys.stream().map(key -> key + ": ").toList());
    String last = named.remove(named.size() - 1);
    return named.isEmpty() ? last.strip() : String.join(", ", named) + "or " + last.strip();
  }

  private void broken(int line, String rule) {
    problems.add(new Problem(file, line, rule));
  }
}
