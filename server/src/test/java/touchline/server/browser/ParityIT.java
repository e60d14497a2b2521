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
import touchline.parity.Batch;
import touchline.parity.Batches;
import touchline.server.TestSite;

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

  private final Batch batch = Batches.named("taught.SegmentCircle.closestPoint");
  private final InputRows source = new InputRows(SEED);
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
      String script = page.locator("link[rel=modulepreload]").first().getAttribute("href");
      page.evaluate(RUN, new Object[] {script, CHUNKS});
    }
    assertTrue(compared >= 1_000_000, () -> "only " + compared + " inputs compared");
    assertTrue(numbers > compared, () -> "only " + numbers + " coordinates");
    System.out.printf(
        "Parity of the page's own script: %,d inputs of closestPoint, 0 differences%n", compared);
  }

  private void giveInputs(Route route) {
    inputs = source.next(batch, PER_CHUNK);
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
    double[] expected = batch.run(inputs);
    assertEquals(expected.length, results.length);
    for (int i = 0; i < expected.length; i++) {
      int at = i / batch.outputs() * batch.inputs();
      assertEquals(
          Double.doubleToLongBits(expected[i]),
          Double.doubleToLongBits(results[i]),
          () -> Arrays.toString(Arrays.copyOfRange(inputs, at, at + batch.inputs())));
      numbers += Double.isNaN(expected[i]) ? 0 : 1;
    }
    compared += PER_CHUNK;
    route.fulfill(new FulfillOptions().setStatus(204));
  }
}
