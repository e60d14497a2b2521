package touchline.server.exercise;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Optional;
import touchline.answer.Answer;
import touchline.answer.DecimalMark;
import touchline.mistake.MistakeTexts;
import touchline.server.lesson.ExerciseTerms;
import touchline.server.lesson.ExerciseText;
import touchline.task.Marker;
import touchline.task.Task;
import touchline.topic.Topics;

/**
 * Prints what marking an answer costs the server besides the store, in microseconds of one thread's
 * CPU: a right and a wrong answer to variants of many seeds, each marked when its variant was shown
 * before, as it is when a learner answers. After {@code mvn -DskipTests package}:
 *
 * <pre>
 * java -cp server/target/touchline.jar:server/target/test-classes \
 *   touchline.server.exercise.MarkingBenchmark
 * </pre>
 */
final class MarkingBenchmark {
  private static final int SEEDS = 40;
  private static final int ROUNDS = 60;

  private MarkingBenchmark() {}

  public static void main(String[] arguments) {
    for (Task task : Topics.tasks()) {
      measure(task);
      System.out.printf("%-24s %8.1f µs an answer%n", task.id(), measure(task));
    }
  }

  private static double measure(Task task) {
    ExerciseTerms terms = new ExerciseTerms(1, 3, 0, List.of());
    Exercise exercise =
        new Exercise(
            new ExerciseText("a/b", "", task.id(), task.kind(), terms, ""),
            "",
            task,
            new Markers(new VariantKey(new byte[32])),
            1,
            method -> Optional.empty(),
            new MistakeTexts(List.of()),
            "");
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    for (long seed = 1; seed <= SEEDS; seed++) {
      exercise.marker(seed);
    }
    long before = threads.getCurrentThreadCpuTime();
    double marks = 0;
    for (int round = 0; round < ROUNDS; round++) {
      for (long seed = 1; seed <= SEEDS; seed++) {
        marks += both(exercise, exercise.marker(seed), seed);
      }
    }
    if (marks < SEEDS * ROUNDS) {
      throw new AssertionError("right answers must be right: " + marks);
    }
    return (threads.getCurrentThreadCpuTime() - before) / 1_000.0 / (2.0 * SEEDS * ROUNDS);
  }

  /** A right answer, and the right answer to the variant before, which is seldom right. */
  private static double both(Exercise exercise, Marker marker, long seed) {
    List<String> right = marker.right(0);
    List<String> other = exercise.marker(seed == 1 ? SEEDS : seed - 1).right(0);
    return AnswerMarks.mark(exercise, seed, new Answer(0, right, DecimalMark.POINT)).share()
        + AnswerMarks.mark(exercise, seed, new Answer(0, other, DecimalMark.POINT)).share();
  }
}
