package touchline.parity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import touchline.answer.Answer;
import touchline.answer.DecimalMark;
import touchline.answer.FieldMark;
import touchline.diagram.NumberText;
import touchline.task.Diagnosis;
import touchline.task.Marker;
import touchline.task.Task;
import touchline.task.Verdict;

/**
 * Verdicts as text: what a test runs on the JVM and in browsers to compare them. A row has the id
 * of a task, a seed, the decimal mark and a history, with tabs between; what follows is left alone.
 *
 * <p>A history is answers with {@code ~} between, each the number of its question and its texts,
 * with {@code |} before each: {@code 0|(3, 4)~1|2 1/3}.
 */
public final class VerdictRows {
  private final Function<String, Optional<Task>> tasks;
  private Optional<Drawn> latest = Optional.empty();

  /** Takes the tasks by id. */
  public VerdictRows(Function<String, Optional<Task>> tasks) {
    this.tasks = tasks;
  }

  /** The rows of a variant follow each other, and it is drawn once for all of them. */
  private record Drawn(String task, String seed, Marker marker) {
    boolean isOf(String otherTask, String otherSeed) {
      return task.equals(otherTask) && seed.equals(otherSeed);
    }
  }

  /**
   * The mark and the state of each field for each answer, then the diagnosis: {@code 0 W; 1 R; one
   * of M01 M02}.
   *
   * @throws IllegalArgumentException if there is no such task
   */
  public String verdict(String row) {
    List<String> cells = split(row, '\t');
    Marker marker = marker(cells.get(0), cells.get(1));
    List<Answer> history = history(cells.get(3), DecimalMark.valueOf(cells.get(2)));
    StringBuilder verdict = new StringBuilder();
    for (Answer answer : history) {
      verdict.append(words(marker.mark(answer))).append("; ");
    }
    return verdict.append(words(marker.diagnoseAll(history))).toString();
  }

  private Marker marker(String id, String seed) {
    Drawn drawn =
        latest
            .filter(one -> one.isOf(id, seed))
            .orElseGet(() -> new Drawn(id, seed, Marker.of(task(id), whole(seed))));
    latest = Optional.of(drawn);
    return drawn.marker();
  }

  private Task task(String id) {
    return tasks
        .apply(id)
        .orElseThrow(() -> new IllegalArgumentException("task must exist: " + id));
  }

  private static List<Answer> history(String text, DecimalMark mark) {
    List<Answer> answers = new ArrayList<>();
    for (String answer : split(text, '~')) {
      List<String> parts = split(answer, '|');
      int question = (int) whole(parts.get(0));
      answers.add(new Answer(question, parts.subList(1, parts.size()), mark));
    }
    return answers;
  }

  private static String words(Verdict verdict) {
    StringBuilder words = new StringBuilder(NumberText.of(verdict.mark())).append(' ');
    for (FieldMark field : verdict.fields()) {
      words.append(field.state().name().charAt(0));
    }
    return words.toString();
  }

  private static String words(Diagnosis diagnosis) {
    if (diagnosis instanceof Diagnosis.Named named) {
      return named.id();
    }
    if (diagnosis instanceof Diagnosis.OneOf family) {
      return "one of " + String.join(" ", family.ids());
    }
    if (diagnosis instanceof Diagnosis.Survivors left) {
      return "left " + String.join(" ", left.ids());
    }
    return diagnosis instanceof Diagnosis.Nothing ? "nothing" : "not recognised";
  }

  private static long whole(String digits) {
    long number = 0;
    for (int i = 0; i < digits.length(); i++) {
      number = number * 10 + digits.charAt(i) - '0';
    }
    return number;
  }

  private static List<String> split(String text, char separator) {
    List<String> parts = new ArrayList<>();
    int from = 0;
    for (int at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, from)) {
      parts.add(text.substring(from, at));
      from = at + 1;
    }
    parts.add(text.substring(from));
    return parts;
  }
}
