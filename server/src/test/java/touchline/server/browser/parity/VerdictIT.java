package touchline.server.browser.parity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route.FulfillOptions;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import touchline.server.Sweep;
import touchline.server.browser.BrowserCase;

/**
 * The tables of verdicts, run by the compiled marker: the browser says what stands there, which is
 * what the JVM says, as {@code VerdictRowsTest} of the content shows row by row.
 */
class VerdictIT extends BrowserCase {
  private static final Path TABLES = Path.of("../content/src/test/resources/cases/verdicts");

  /** One row of so many is run; with {@code -Dverdicts=1} each. */
  private static final int EVERY = Sweep.every("verdicts", 9);

  private static final String RUN =
      """
      async rows => {
        const { verdict } = await import('/script/parity.js');
        return rows.map(row => verdict(row));
      }
      """;

  @Test
  void rowsOfTheTablesHaveTheSameVerdict() throws IOException {
    List<String> rows = rows();
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
      String row = rows.get(i);
      assertEquals(row.substring(row.lastIndexOf('\t') + 1), verdicts.get(i), row);
    }
    System.out.printf("Verdicts in the browser: %,d rows, 0 differences%n", rows.size());
  }

  private static List<String> rows() throws IOException {
    List<String> rows = new ArrayList<>();
    try (Stream<Path> tables = Files.list(TABLES).sorted()) {
      for (Path table : tables.toList()) {
        rows.addAll(Files.readAllLines(table));
      }
    }
    return IntStream.range(0, rows.size()).filter(i -> i % EVERY == 0).mapToObj(rows::get).toList();
  }

  private static byte[] script() throws IOException {
    try (InputStream in = VerdictIT.class.getResourceAsStream("/touchline/script/parity.js")) {
      return in.readAllBytes();
    }
  }
}
