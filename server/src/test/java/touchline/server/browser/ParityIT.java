package touchline.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.Route.FulfillOptions;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.server.TestSite;
import touchline.taught.SegmentCircle;

/**
 * The script that readers get and the JVM agree on every bit of {@code closestPoint}. The page
 * fetches inputs as bytes and posts its results back as bytes, so no number passes through text.
 */
class ParityIT {
  private static final int CHUNKS = 25;
  private static final int PER_CHUNK = 41_000;
  private static final long SEED = 20_261_121;

  private static final String RUN =
      """
      async ([script, chunks]) => {
        const { closestPoints } = await import(script);
        for (let chunk = 0; chunk < chunks; chunk++) {
          const inputs = await (await fetch('/parity/inputs/' + chunk)).arrayBuffer();
          const results = closestPoints(new Float64Array(inputs));
          await fetch('/parity/results/' + chunk, { method: 'POST', body: new Float64Array(results) });
        }
      }
      """;

  private final ParityInputs source = new ParityInputs(SEED);
  private double[] inputs = new double[0];
  private long compared;
  private long numbers;

  @Test
  void theBrowserGivesTheBitsOfTheJvm(@TempDir Path data) {
    try (TestSite site = TestSite.start(data);
        Playwright playwright = InstalledBrowser.playwright();
        Browser browser = InstalledBrowser.launch(playwright)) {
      Page page = browser.newPage();
      page.route("**/parity/inputs/*", this::giveInputs);
      page.route("**/parity/results/*", this::compareResults);
      page.navigate(site.url() + "/lessons/closest-point");
      String script =
          page.locator("link[rel=modulepreload]").first().getAttribute("href");
      page.evaluate(RUN, new Object[] {script, CHUNKS});
    }
    assertTrue(compared >= 1_000_000, () -> "only " + compared + " inputs compared");
    assertTrue(numbers > compared / 2, () -> "only " + numbers + " gave a point");
    System.out.printf(
        "Parity: %,d inputs of closestPoint, %,d with a point, 0 differences%n", compared, numbers);
  }

  private void giveInputs(Route route) {
    inputs = source.next(PER_CHUNK);
    ByteBuffer bytes =
        ByteBuffer.allocate(inputs.length * Double.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    bytes.asDoubleBuffer().put(inputs);
    route.fulfill(
        new FulfillOptions()
            .setHeaders(Map.of("content-type", "application/octet-stream"))
            .setBodyBytes(bytes.array()));
  }

  private void compareResults(Route route) {
    byte[] body = route.request().postDataBuffer();
    double[] results = new double[body.length / Double.BYTES];
    ByteBuffer.wrap(body).order(ByteOrder.LITTLE_ENDIAN).asDoubleBuffer().get(results);
    assertEquals(2 * PER_CHUNK, results.length);
    for (int i = 0; i < PER_CHUNK; i++) {
      int at = i * ParityInputs.NUMBERS;
      double[] one = Arrays.copyOfRange(inputs, at, at + ParityInputs.NUMBERS);
      compare(one, results[2 * i], results[2 * i + 1]);
    }
    route.fulfill(new FulfillOptions().setStatus(204));
  }

  private void compare(double[] one, double x, double y) {
    double[] expected = onTheJvm(one);
    boolean same =
        Double.doubleToLongBits(expected[0]) == Double.doubleToLongBits(x)
            && Double.doubleToLongBits(expected[1]) == Double.doubleToLongBits(y);
    assertTrue(
        same,
        () ->
            Arrays.toString(one)
                + (": the JVM gives " + Arrays.toString(expected))
                + (", the browser " + x + ", " + y));
    compared++;
    numbers += Double.isNaN(x) ? 0 : 1;
  }

  /** What the script promises: the point, or two NaN where the library refuses. */
  private static double[] onTheJvm(double[] in) {
    try {
      Vec2 point =
          SegmentCircle.closestPoint(
              Segment.of(in[0], in[1], in[2], in[3]), new Vec2(in[4], in[5]));
      return new double[] {point.x(), point.y()};
    } catch (IllegalArgumentException refused) {
      return new double[] {Double.NaN, Double.NaN};
    }
  }
}
