package touchline.server.lesson.compile;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.commonmark.ext.front.matter.YamlFrontMatterNode;

/** The keys at the top of a file: each one known, given once and not empty. */
final class FrontMatter {
  /** The one key that has many values, each in a line of its own after a dash. */
  static final String LIST = "goals";

  private static final String FENCE = "---";

  private final Page page;
  private final Problems problems;
  private final List<String> list = new ArrayList<>();
  private final Map<String, String> values = new LinkedHashMap<>();

  private FrontMatter(Page page, Problems problems) {
    this.page = page;
    this.problems = problems;
  }

  static FrontMatter of(Page page, List<String> keys, Problems problems) {
    return of(page, keys, Set.of(), problems);
  }

  /**
   * Reads the front matter of a page.
   *
   * @param keys that it must have
   * @param others that it may have
   */
  static FrontMatter of(Page page, List<String> keys, Set<String> others, Problems problems) {
    FrontMatter front = new FrontMatter(page, problems);
    if (!page.text().startsWith(FENCE)) {
      problems.add(page.file(), 1, "the file must begin with front matter between lines of ---");
      return front;
    }
    page.all(YamlFrontMatterNode.class).forEach(node -> front.read(node, keys, others));
    for (String key : keys) {
      if (!front.values.containsKey(key)) {
        problems.add(page.file(), 1, "front matter must have the key " + key);
      }
    }
    return front;
  }

  private void read(YamlFrontMatterNode node, List<String> keys, Set<String> others) {
    String key = node.getKey();
    if (key.equals(LIST) && others.contains(LIST)) {
      list.addAll(node.getValues().stream().map(String::strip).toList());
      return;
    }
    String value = node.getValues().isEmpty() ? "" : node.getValues().get(0).strip();
    if (!keys.contains(key) && !others.contains(key)) {
      problem(key, "unknown key in front matter: " + key);
    } else if (value.isEmpty() || node.getValues().size() > 1) {
      problem(key, key + " must have one value on its line");
    }
    if (values.put(key, value) != null) {
      problem(key, key + " is given twice");
    }
  }

  /** The value, or nothing if its absence was reported. */
  String text(String key) {
    return values.getOrDefault(key, "");
  }

  /** The values of the key that has many. */
  List<String> list() {
    return List.copyOf(list);
  }

  /** A whole number from 1. */
  int order(String key) {
    if (text(key).matches("[1-9][0-9]{0,5}")) {
      return Integer.parseInt(text(key));
    }
    complain(key, "must be a whole number from 1");
    return 0;
  }

  /** A number above 0. */
  double positive(String key) {
    Optional<Double> number =
        text(key).matches("[0-9]{1,9}(\\.[0-9]{1,9})?")
            ? Optional.of(Double.valueOf(text(key))).filter(value -> value > 0)
            : Optional.empty();
    if (number.isEmpty()) {
      complain(key, "must be a number above 0");
    }
    return number.orElse(0.0);
  }

  /** A share from 0 to 1. */
  double share(String key) {
    if (text(key).matches("0(\\.[0-9]{1,4})?|1(\\.0{1,4})?")) {
      return Double.parseDouble(text(key));
    }
    complain(key, "must be a share from 0 to 1");
    return 0;
  }

  /** Reports a value that is there and breaks a rule. */
  void complain(String key, String rule) {
    if (!text(key).isEmpty()) {
      problem(key, key + " " + rule + ": " + text(key));
    }
  }

  /** Reports at the last line that gives the key. */
  void problem(String key, String rule) {
    problems.add(page.file(), lineOf(key), rule);
  }

  private int lineOf(String key) {
    List<String> lines = page.text().lines().toList();
    int found = 1;
    for (int i = 1; i < lines.size() && !lines.get(i).startsWith(FENCE); i++) {
      found = lines.get(i).strip().startsWith(key + ":") ? i + 1 : found;
    }
    return found;
  }
}
