package touchline.task;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import touchline.answer.Answer;
import touchline.answer.DecimalMark;
import touchline.answer.Form;
import touchline.exercise.Seeds;
import touchline.parity.VerdictRows;
import touchline.topic.Topics;

/**
 * Writes the verdicts of some tasks: the reference, the empty answer, a learner for each mistake,
 * learners with two, and answers by chance. Each topic has a table, and it is frozen; write one
 * anew only when a mark is meant to change, and read the difference.
 *
 * <pre>
 * mvn -q -pl content test-compile exec:java -Dexec.classpathScope=test \
 *   -Dexec.mainClass=touchline.task.VerdictTable \
 *   -Dexec.args="content/src/test/resources/cases/verdicts/grid.tsv grid-entries"
 * </pre>
 */
final class VerdictTable {
  private static final int VARIANTS = 3;
  private static final int PAIRS = 12;

  private final VerdictRows verdicts = new VerdictRows(Topics::task);
  private final List<String> rows = new ArrayList<>();
  private final Random random = new Random(20_261_121);

  private VerdictTable() {}

  /** The file, then the ids of the tasks. */
  public static void main(String[] arguments) throws IOException {
    VerdictTable table = new VerdictTable();
    for (String id : List.of(arguments).subList(1, arguments.length)) {
      Task task = Topics.task(id).orElseThrow();
      long seed = Seeds.FIRST;
      for (int i = 0; i < VARIANTS; i++) {
        table.add(task, seed);
        seed = Seeds.next(seed);
      }
    }
    Files.write(Path.of(arguments[0]), table.rows);
  }

  private void add(Task task, long seed) {
    Marker marker = Marker.of(task, seed);
    int questions = marker.variant().questions().size();
    List<Answer> right = new ArrayList<>();
    List<Answer> empty = new ArrayList<>();
    for (int i = 0; i < questions; i++) {
      right.add(new Answer(i, used(marker.right(i)), DecimalMark.POINT));
      empty.add(new Answer(i, List.of(""), DecimalMark.POINT));
    }
    row(task, seed, right);
    row(task, seed, empty);
    if (task instanceof ValueTask<?> value) {
      learners(value, seed);
      guesses(value, marker, seed);
    } else if (task instanceof TestsTask tests) {
      suites(tests, marker, seed);
    } else {
      spoilt(task, seed, right);
    }
    if (task instanceof GapsTask) {
      for (String mistake : task.mistakes()) {
        row(task, seed, List.of(new Answer(0, marker.mistaken(0, mistake), DecimalMark.POINT)));
      }
    }
  }

  /** The stored suite with one case left out, with one expectation changed, and half a case. */
  private void suites(TestsTask task, Marker marker, long seed) {
    List<String> right = marker.right(0);
    int width = task.contract().parts().size() + 1;
    for (int first = 0; first < task.suite().size() * width; first += width) {
      List<String> less = new ArrayList<>(right);
      less.subList(first, first + width).replaceAll(text -> "");
      List<String> other = new ArrayList<>(right);
      String expected = right.get(first + width - 1);
      other.set(first + width - 1, expected.equals("yes") ? "no" : "yes");
      if (!List.of("yes", "no").contains(expected)) {
        other.set(first + width - 1, expected.startsWith("(") ? "(1/3; 2√2)" : "1/3");
      }
      List<String> half = new ArrayList<>(right);
      half.set(first, "");
      for (List<String> suite : List.of(less, other, half)) {
        row(task, seed, List.of(new Answer(0, used(suite), DecimalMark.POINT)));
      }
    }
  }

  /** Without the blank fields at the end. */
  private static List<String> used(List<String> texts) {
    int end = texts.size();
    while (end > 0 && texts.get(end - 1).isEmpty()) {
      end--;
    }
    return texts.subList(0, end);
  }

  private <I> void learners(ValueTask<I> task, long seed) {
    for (Learner<I> learner : Learner.all(task)) {
      row(task, seed, learner.answers(seed));
    }
    List<Learner<I>> pairs = Learner.pairs(task);
    for (int i = 0; i < PAIRS && !pairs.isEmpty(); i++) {
      row(task, seed, pairs.get(random.nextInt(pairs.size())).answers(seed));
    }
  }

  /** Small numbers that are nearly always just wrong, and texts that are no answers. */
  private void guesses(ValueTask<?> task, Marker marker, long seed) {
    Form form = marker.variant().questions().get(0).fields().get(0).form();
    if (form == Form.NUMBER) {
      one(task, seed, random.nextInt(99) / 8.0 + "");
      one(task, seed, "√" + (2 + random.nextInt(40)));
      one(task, seed, random.nextInt(20) + "/7");
      one(task, seed, "about 3");
    } else if (form == Form.POINT) {
      one(task, seed, random.nextInt(9) + " " + random.nextInt(9));
      one(task, seed, "(1/3; -" + random.nextInt(9) + "√2)");
      one(task, seed, "(2, 3");
      one(task, seed, "7");
    } else {
      one(task, seed, "maybe");
    }
  }

  private void one(Task task, long seed, String text) {
    row(task, seed, List.of(new Answer(0, List.of(text), DecimalMark.POINT)));
    row(task, seed, List.of(new Answer(0, List.of(text.replace('.', ',')), DecimalMark.COMMA)));
  }

  /** The right answer with one field missing or changed; for lines, one left out or exchanged. */
  private void spoilt(Task task, long seed, List<Answer> right) {
    for (Answer answer : right) {
      boolean lines = answer.texts().size() == 1;
      List<String> parts = lines ? List.of(answer.texts().get(0).split(" ")) : answer.texts();
      for (int i = 0; i < parts.size(); i++) {
        List<String> less = new ArrayList<>(parts);
        less.set(i, "");
        List<String> other = new ArrayList<>(parts);
        other.set(i, parts.get(random.nextInt(parts.size())));
        List<String> exchanged = new ArrayList<>(parts);
        exchanged.set(i, parts.get((i + 1) % parts.size()));
        exchanged.set((i + 1) % parts.size(), parts.get(i));
        for (List<String> spoilt : List.of(less, other, exchanged)) {
          row(
              task,
              seed,
              List.of(new Answer(answer.question(), texts(spoilt, lines), answer.mark())));
        }
      }
    }
  }

  private static List<String> texts(List<String> parts, boolean lines) {
    return lines ? List.of(String.join(" ", parts).strip()) : parts;
  }

  private void row(Task task, long seed, List<Answer> history) {
    String answers =
        history.stream()
            .map(answer -> answer.question() + "|" + String.join("|", answer.texts()))
            .collect(Collectors.joining("~"));
    String row = task.id() + '\t' + seed + '\t' + history.get(0).mark() + '\t' + answers;
    rows.add(row + '\t' + verdicts.verdict(row));
  }
}
