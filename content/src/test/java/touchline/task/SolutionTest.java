package touchline.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.answer.Field;
import touchline.answer.Form;
import touchline.topic.Topics;

/** What a worked solution says of its numbers is true of them. */
class SolutionTest {
  private static final int SEEDS = 40;

  /** Each of the two numbers is shown with three decimals. */
  private static final double ROUNDED = 0.0021;

  @Test
  void theDepthInAStadiumIsMeasuredFromTheSumOfTheRadii() {
    for (long seed = 1; seed <= SEEDS; seed++) {
      List<String> lines = solution("stadium-push", seed);
      double depth = number(lines, "R + r") - number(lines, "distance");
      assertEquals(depth, number(lines, "depth = (R + r) - distance"), ROUNDED, lines::toString);
    }
  }

  @Test
  void theLastLineForAClosestPointNamesTheCase() {
    for (long seed = 1; seed <= SEEDS; seed++) {
      List<String> lines = solution("closest-point-place", seed);
      double proj = number(lines, "proj");
      double length = number(lines, "|segV|");
      String found =
          proj <= 0
              ? "proj <= 0, so closest = a = "
              : proj >= length
                  ? "proj >= |segV|, so closest = b = "
                  : "closest = a + proj · segV / |segV| = ";
      String last = lines.get(lines.size() - 1);
      assertEquals(found, last.substring(0, last.indexOf('(')), lines::toString);
    }
  }

  static List<Task> tasks() {
    return Topics.tasks().stream().filter(task -> task instanceof ValueTask<?>).toList();
  }

  /** A list of steps that stops before the answer leaves the last one to the reader. */
  @ParameterizedTest
  @MethodSource("tasks")
  void theLastLineGivesTheAnswer(Task task) {
    for (long seed = 1; seed <= SEEDS; seed++) {
      Marker marker = Marker.of(task, seed);
      for (int i = 0; i < marker.variant().questions().size(); i++) {
        List<String> lines = marker.solution(i);
        List<String> right = marker.right(i);
        List<String> last = lines.subList(lines.size() - right.size(), lines.size());
        for (int k = 0; k < right.size(); k++) {
          Field field = marker.variant().questions().get(i).fields().get(k);
          String answer = words(field, right.get(k));
          assertTrue(last.get(k).endsWith(answer), () -> lines + " for " + answer);
        }
      }
    }
  }

  /** Three decimals are enough where an answer must be off by more than one of them to be wrong. */
  @ParameterizedTest
  @MethodSource("numbers")
  void aWrongNumberReadsUnlikeTheRightOne(Task task) {
    assertTrue(task.tolerance() >= 0.001, () -> task.id() + " " + task.tolerance());
  }

  /** Without counts, which are whole. */
  static List<Task> numbers() {
    return Topics.tasks().stream()
        .filter(task -> task.tolerance() > 0)
        .filter(
            task -> List.of(Kind.NUMBER, Kind.VECTOR, Kind.PLACE, Kind.TRACE).contains(task.kind()))
        .toList();
  }

  private static String words(Field field, String right) {
    return field.form() == Form.CHOICE ? field.options().get(Integer.parseInt(right)) : right;
  }

  private static List<String> solution(String task, long seed) {
    return Marker.of(Topics.task(task).orElseThrow(), seed).solution(0);
  }

  /** The number after the last equals sign of the line that begins so. */
  private static double number(List<String> lines, String start) {
    String line = lines.stream().filter(text -> text.startsWith(start)).findFirst().orElseThrow();
    return Double.parseDouble(line.substring(line.lastIndexOf('=') + 1).trim());
  }
}
