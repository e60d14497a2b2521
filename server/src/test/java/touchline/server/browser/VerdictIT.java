package touchline.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route.FulfillOptions;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import touchline.task.VerdictRows;
import touchline.topic.Topics;

/** The table of verdicts, run by the compiled marker: the browser says what the JVM says. */
class VerdictIT extends BrowserCase {
  private static final Path ROWS = Path.of("../content/src/test/resources/cases/verdicts.tsv");

  private static final String RUN =
      """
      async rows => {
        const { verdict } = await import('/script/parity.js');
        return rows.map(row => verdict(row));
      }
      """;

  @Test
  void everyRowOfTheTableHasTheSameVerdict() throws IOException {
    List<String> rows = Files.readAllLines(ROWS);
    assertTrue(rows.size() >= 1_000, () -> "only " + rows.size() + " rows");
    Page page = lesson().page();
    byte[] script = script();
    page.route(
        "**/script/parity.js",
        route ->
            route.fulfill(
                new FulfillOptions()
                    .setHeaders(Map.of("content-type", "text/javascript"))
                    .setBodyBytes(script)));
    page.navigate(site() + "/receipts");
    List<?> verdicts = (List<?>) page.evaluate(RUN, rows);
    for (int i = 0; i < rows.size(); i++) {
      assertEquals(VerdictRows.verdict(rows.get(i), Topics::task), verdicts.get(i), rows.get(i));
    }
    System.out.printf("Verdicts in the browser: %,d rows, 0 differences%n", rows.size());
  }

  private static byte[] script() throws IOException {
    try (InputStream in = VerdictIT.class.getResourceAsStream("/touchline/script/parity.js")) {
      return in.readAllBytes();
    }
  }
}
