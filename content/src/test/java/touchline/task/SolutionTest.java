package touchline.task;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

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

  private static List<String> solution(String task, long seed) {
    return Marker.of(Tasks.named(task).orElseThrow(), seed).solution(0);
  }

  /** The number after the last equals sign of the line that begins so. */
  private static double number(List<String> lines, String start) {
    String line = lines.stream().filter(text -> text.startsWith(start)).findFirst().orElseThrow();
    return Double.parseDouble(line.substring(line.lastIndexOf('=') + 1).trim());
  }
}
