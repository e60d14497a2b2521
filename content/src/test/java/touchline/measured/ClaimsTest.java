package touchline.measured;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Numbers of the lessons that no single lesson's tests recompute. */
class ClaimsTest {
  private static double nanoseconds(String method) throws IOException {
    List<String> rows = Files.readAllLines(Path.of("measured/overlap.md"));
    String row = rows.stream().filter(each -> each.startsWith("| " + method)).findFirst().get();
    return Double.parseDouble(row.split("\\|")[2].strip());
  }

  @Test
  void theExactTestCostsAsMuchMoreAsTold() throws IOException {
    double share = nanoseconds("Touchline, robust form") / nanoseconds("plain loop over doubles");
    assertEquals(2, Math.round(100 * (share - 1)));
  }
}
