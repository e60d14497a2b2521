package touchline.server.browser.parity;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Playwright;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.browser.InstalledBrowser;
import touchline.server.browser.InstalledFirefox;
import touchline.topic.Topics;

/** Every public function of the library gives the same bits on the JVM and in two browsers. */
class LibraryParityIT {
  /** Inputs in each browser; the long run of the README asks for more than a million. */
  private static final int LEAST_COMPARED = Integer.getInteger("parity", 50_000);

  /** As many for each function as bring all to the least. */
  private static final int FOR_EACH =
      (LEAST_COMPARED + Topics.batches().size() - 1) / Topics.batches().size();

  /** Only against a browser that hangs: a run takes a minute or two, longer on a busy machine. */
  private static final long PATIENCE_MINUTES = 15;

  /** Both at once: each computes on a core of its own. */
  @Test
  void bothBrowsersGiveTheBitsOfTheJvm(@TempDir Path home) throws Exception {
    try (ParityRun inChromium = ParityRun.start(FOR_EACH);
        ParityRun inFirefox = ParityRun.start(FOR_EACH);
        Playwright playwright = InstalledBrowser.playwright();
        Browser firefox = InstalledFirefox.launch(playwright, home);
        Browser chromium = InstalledBrowser.launch(playwright)) {
      firefox.newPage().navigate(inFirefox.url());
      chromium.newPage().navigate(inChromium.url());
      report("Chromium", inChromium.finished().get(PATIENCE_MINUTES, TimeUnit.MINUTES));
      report("Firefox", inFirefox.finished().get(PATIENCE_MINUTES, TimeUnit.MINUTES));
    }
  }

  private static void report(String browser, Map<String, ParityRun.Tally> tallies) {
    long compared = 0;
    for (Map.Entry<String, ParityRun.Tally> entry : tallies.entrySet()) {
      ParityRun.Tally tally = entry.getValue();
      compared += tally.compared();
      assertTrue(
          tally.accepted() > tally.compared() / 4,
          () -> entry.getKey() + " refuses too much to compare: " + tally);
    }
    assertTrue(compared >= LEAST_COMPARED, "only " + compared + " inputs compared");
    System.out.printf(
        "Parity in %s: %,d inputs over %d functions, 0 differences%n",
        browser, compared, tallies.size());
  }
}
