package touchline.measured;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Numbers of the lessons that no single lesson's tests recompute: what an answer costs. */
class ClaimsTest {
  private static final Path OVERLAP = Path.of("measured/overlap.md");
  private static final Path PUSH_OUT = Path.of("measured/push-out.md");

  private static final int NANOSECONDS = 1;
  private static final int TIMES = 4;
  private static final int TIMES_TOLD = 2;

  /** The rows of the tables in a file that tell a time, cell by cell. */
  private static List<List<String>> rows(Path file) throws IOException {
    List<List<String>> rows = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      List<String> cells = new ArrayList<>();
      for (String cell : line.split("\\|", -1)) {
        cells.add(cell.strip());
      }
      if (cells.size() > TIMES_TOLD && cells.get(2).matches("\\d+\\.\\d\\d")) {
        rows.add(cells.subList(1, cells.size()));
      }
    }
    return rows;
  }

  private static double nanoseconds(String method) throws IOException {
    return rows(OVERLAP).stream()
        .filter(row -> row.get(0).startsWith(method))
        .mapToDouble(row -> Double.parseDouble(row.get(NANOSECONDS)))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theExactTestCostsAsMuchMoreAsTold() throws IOException {
    double share = nanoseconds("Touchline, robust form") / nanoseconds("plain loop over doubles");
    assertEquals(2, Math.round(100 * (share - 1)));
  }

  /** Each row of the lesson's tables, by its library and its two numbers. */
  @Test
  void theTablesOfTheLessonAreTheMeasuredOnes() throws IOException {
    List<String> measured = new ArrayList<>();
    for (Path file : List.of(OVERLAP, PUSH_OUT)) {
      rows(file).forEach(row -> measured.add(told(row, TIMES)));
    }
    List<List<String>> rows = rows(Path.of("lessons/robust-and-fast/lesson.md"));
    assertEquals(12, rows.size());
    for (List<String> row : rows) {
      assertTrue(measured.contains(told(row, TIMES_TOLD)), () -> row + " in " + measured);
    }
  }

  private static String told(List<String> row, int times) {
    String library = row.get(0).replaceAll("^`|(?<=\\w)\\W.*", "");
    return library + " " + row.get(NANOSECONDS) + " " + row.get(times);
  }

  @Test
  void theSlowestAnswerTakesLessThanHalfAMicrosecond() throws IOException {
    for (List<String> row : rows(Path.of("lessons/robust-and-fast/lesson.md"))) {
      assertTrue(Double.parseDouble(row.get(NANOSECONDS)) < 500, row::toString);
    }
  }

  @Test
  void tenThousandQuestionsAFrameTakeAsLongAsTold() throws IOException {
    double milliseconds = 10_000 * 60 * nanoseconds("plain loop over doubles") / 1e6;
    assertEquals(2, Math.round(milliseconds));
  }

  @Test
  void allPlayersAreAskedInWellUnderAMillionthOfASecond() throws IOException {
    assertTrue(22 * nanoseconds("Touchline, robust form") < 200);
  }
}
