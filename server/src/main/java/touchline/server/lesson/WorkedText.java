package touchline.server.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import touchline.diagram.NumberText;
import touchline.figure.Functions;
import touchline.task.Given;
import touchline.task.GivenValue;
import touchline.task.WorkedExample;

/**
 * Which method of the lessons leads to the answer of a question that a folder asks, as its author
 * writes it: what the method is given, a line of the figure language each, in which {@code {a}}
 * stands for the numbers of what the question calls a; and after a blank line what is left to do.
 *
 * @param method as figures name it, such as {@code SegmentCircle#closestPoint}
 * @param note empty if the method gives the answer itself
 */
public record WorkedText(String method, List<String> inputs, String note) {
  private static final String KEY = "solution.";
  private static final Pattern NAME = Pattern.compile("\\{([^}]*)}");

  public WorkedText {
    inputs = List.copyOf(inputs);
  }

  /** What stands in a block. */
  public static WorkedText read(String method, String block) {
    List<String> lines = block.lines().map(String::strip).toList();
    int blank = lines.indexOf("");
    int end = blank < 0 ? lines.size() : blank;
    String note = String.join(" ", lines.subList(end, lines.size())).strip();
    return new WorkedText(method, lines.subList(0, end), note);
  }

  /**
   * The rules that it breaks.
   *
   * @param names of what the question gives
   */
  public List<String> problems(List<String> names) {
    List<String> problems = new ArrayList<>();
    if (Functions.all().named(method).isEmpty()) {
      problems.add("a solution must name a method that figures can run, CLASS#METHOD: " + method);
    }
    if (inputs.isEmpty()) {
      problems.add("a solution must say what its method is given, such as p: point {p}");
    }
    for (String input : inputs) {
      Matcher named = NAME.matcher(input);
      while (named.find()) {
        if (!names.contains(named.group(1))) {
          String rule = "braces must hold the name of a parameter, " + String.join(", ", names);
          problems.add(rule + ": " + named.group());
        }
      }
    }
    return problems;
  }

  /** With the numbers of a question. */
  public WorkedExample with(Given given) {
    WorkedExample worked = WorkedExample.of(method).noted(note);
    for (String input : inputs) {
      worked = worked.input(filled(input, given));
    }
    return worked;
  }

  private static String filled(String input, Given given) {
    String filled = input;
    for (GivenValue value : given.values()) {
      String numbers =
          value.numbers().stream().map(NumberText::of).collect(Collectors.joining(" "));
      filled = filled.replace('{' + value.name() + '}', numbers);
    }
    return filled;
  }

  /** As texts by name, to be kept among those of its exercise. */
  public Map<String, String> properties() {
    return Map.of(
        KEY + "method", method, KEY + "inputs", String.join("\n", inputs), KEY + "note", note);
  }

  /** What {@link #properties} gave; empty if an exercise has none. */
  static Optional<WorkedText> of(Properties kept) {
    return Optional.ofNullable(kept.getProperty(KEY + "method"))
        .map(
            method ->
                new WorkedText(
                    method,
                    kept.getProperty(KEY + "inputs").lines().toList(),
                    kept.getProperty(KEY + "note")));
  }
}
