package touchline.server.browser.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route.FulfillOptions;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import touchline.figure.FunctionRuns;
import touchline.server.Sweep;
import touchline.server.browser.BrowserCase;

/** Every variable of every step of every method that figures run: as on the JVM, bit for bit. */
class TraceIT extends BrowserCase {
  /** One input of so many is stepped; with {@code -Dtraces=1} each. */
  private static final int EVERY = Sweep.every("traces", 5);

  private static final int ROWS = 60 / EVERY;

  private static final String RUN =
      """
      async ([name, rows]) => {
        const { trace } = await import('/script/parity.js');
        const numbers = row => Float64Array.from(trace(name, new Float64Array(row)));
        const bits = row => Array.from(new BigUint64Array(numbers(row).buffer));
        return rows.map(row => bits(row).map(each => each.toString(16)).join(' '));
      }
      """;

  @Test
  void theBrowserTracesWhatTheJvmTraces() throws IOException {
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
    int numbers = 0;
    for (String name : FunctionRuns.names()) {
      List<double[]> rows = FunctionRuns.rows(name, ROWS);
      List<?> traced = (List<?>) page.evaluate(RUN, List.of(name, asLists(rows)));
      for (int i = 0; i < rows.size(); i++) {
        double[] expected = FunctionRuns.run(name, rows.get(i));
        String given = name + " of " + Arrays.toString(rows.get(i));
        assertEquals(bits(expected), traced.get(i), given);
        numbers += expected.length;
      }
    }
    int compared = numbers;
    assertTrue(compared > 50_000 / EVERY, () -> "only " + compared + " numbers");
    System.out.printf("Traces in the browser: %,d numbers, 0 differences%n", compared);
  }

  private static List<List<Double>> asLists(List<double[]> rows) {
    return rows.stream().map(row -> Arrays.stream(row).boxed().toList()).toList();
  }

  private static String bits(double[] numbers) {
    return Arrays.stream(numbers)
        .mapToObj(number -> Long.toHexString(Double.doubleToLongBits(number)))
        .collect(Collectors.joining(" "));
  }

  private static byte[] script() throws IOException {
    try (InputStream in = TraceIT.class.getResourceAsStream("/touchline/script/parity.js")) {
      return in.readAllBytes();
    }
  }
}
