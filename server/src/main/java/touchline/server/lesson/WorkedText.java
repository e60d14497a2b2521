package touchline.server.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import touchline.figure.Functions;
import touchline.task.Given;
import touchline.task.WorkedExample;

/**
 * Which method of the lessons leads to the answer of a question that a folder asks, as its author
 * writes it: what the method is given, a line of the figure language each, with braces that {@link
 * FilledInput} fills with the numbers of the question; and after a blank line what is left to do.
 *
 * @param method as figures name it, such as {@code SegmentCircle#closestPoint}
 * @param note empty if the method gives the answer itself
 */
public record WorkedText(String method, List<String> inputs, String note) {
  private static final String KEY = "solution.";

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
      FilledInput.inBraces(input)
          .filter(inside -> !FilledInput.names(inside).filter(names::containsAll).isPresent())
          .forEach(
              inside -> {
                String rule = "braces must hold the name of a parameter, ";
                problems.add(rule + String.join(", ", names) + ": {" + inside + "}");
              });
    }
    return problems;
  }

  /** With the numbers of a question. */
  public WorkedExample with(Given given) {
    FilledInput filled = new FilledInput(given);
    WorkedExample worked = WorkedExample.of(method).noted(note);
    for (String input : inputs) {
      worked = worked.input(filled.of(input));
    }
    return worked;
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
