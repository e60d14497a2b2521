package touchline.server.author.folder;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchline.code.Declaration;
import touchline.code.ValueType;
import touchline.server.lesson.compile.Problem;

/** Reads the lines between the first two {@code ---} of {@code exercise.md}. */
public final class HeadReader {
  public static final String FILE = "exercise.md";

  private static final List<String> KEYS = List.of("title", "method", "ranges");
  private static final int MOST_CHARACTERS = 300;

  static final String NAME = "[a-z][A-Za-z0-9]{0,30}";
  private static final Pattern RANGE =
      Pattern.compile("(" + NAME + ") = (-?[0-9]{1,4})\\.\\.(-?[0-9]{1,4})");

  private static final Head.Range PLACES = new Head.Range(-8, 8);
  private static final Head.Range LENGTHS = new Head.Range(0, 8);

  private final List<Problem> problems;
  private final Map<String, Integer> lines = new HashMap<>();
  private final Map<String, String> values = new HashMap<>();

  /**
   * @param problems takes the rules that are broken
   */
  HeadReader(List<Problem> problems) {
    this.problems = problems;
  }

  /** Empty if its method or its ranges break a rule; without a title all else is told as well. */
  Optional<Head> read(List<String> head) {
    for (int i = 0; i < head.size(); i++) {
      line(i + 2, head.get(i));
    }
    KEYS.stream()
        .filter(key -> !key.equals("ranges") && !lines.containsKey(key))
        .forEach(key -> broken(1, "the head must have a line " + key + ": …"));
    Optional<Declaration> method = Optional.ofNullable(values.get("method")).flatMap(this::method);
    return method
        .flatMap(this::ranges)
        .map(read -> new Head(values.getOrDefault("title", ""), method.orElseThrow(), read));
  }

  private void line(int number, String line) {
    int colon = line.indexOf(": ");
    String key = colon < 0 ? line : line.substring(0, colon);
    String value = colon < 0 ? "" : line.substring(colon + 2).strip();
    if (!KEYS.contains(key)) {
      broken(number, "a line of the head must begin with title: , method: or ranges: ");
    } else if (value.isEmpty() || value.length() > MOST_CHARACTERS) {
      broken(number, key + " must have from 1 to " + MOST_CHARACTERS + " characters");
    } else if (values.put(key, value) != null) {
      broken(number, key + " must be given once");
    }
    lines.put(key, number);
  }

  private Optional<Declaration> method(String written) {
    Optional<Declaration> method = declaration(written);
    if (method.isEmpty()) {
      String form = "method must read TYPE NAME(TYPE NAME, …); ";
      broken(at("method"), form + fault(written) + ": " + Spacing.ofMethod(written));
    }
    return method;
  }

  /** The head of a method as its author types it; empty if an exercise cannot have it. */
  public static Optional<Declaration> declaration(String typed) {
    return fault(typed).isEmpty()
        ? Optional.of(Declaration.of(Spacing.ofMethod(typed)))
        : Optional.empty();
  }

  /** Why an exercise cannot have the head that its author types; empty if it can. */
  public static String fault(String typed) {
    return HeadFault.of(Spacing.ofMethod(typed));
  }

  /** In the order of the parameters. */
  private Optional<List<Head.Range>> ranges(Declaration method) {
    Map<String, Head.Range> given = new HashMap<>();
    String text = Spacing.ofList(values.getOrDefault("ranges", ""));
    for (String part : text.isEmpty() ? List.<String>of() : List.of(text.split(", ", -1))) {
      Matcher matcher = RANGE.matcher(part);
      if (!matcher.matches() || !method.names().contains(matcher.group(1))) {
        broken(
            at("ranges"),
            "a range must read PARAMETER = LOW..HIGH in whole numbers, with a parameter of the"
                + " method, which are "
                + String.join(", ", method.names())
                + ": "
                + part);
        return Optional.empty();
      }
      int low = Integer.parseInt(matcher.group(2));
      int high = Integer.parseInt(matcher.group(3));
      if (low > high) {
        broken(at("ranges"), "a range must not end below its beginning: " + part);
        return Optional.empty();
      }
      given.put(matcher.group(1), new Head.Range(low, high));
    }
    List<Head.Range> ranges = new ArrayList<>();
    for (int i = 0; i < method.names().size(); i++) {
      boolean isLength = method.signature().parameters().get(i) == ValueType.NUMBER;
      ranges.add(given.getOrDefault(method.names().get(i), isLength ? LENGTHS : PLACES));
    }
    return Optional.of(ranges);
  }

  private int at(String key) {
    return lines.getOrDefault(key, 1);
  }

  private void broken(int line, String rule) {
    problems.add(new Problem(FILE, line, rule));
  }
}
