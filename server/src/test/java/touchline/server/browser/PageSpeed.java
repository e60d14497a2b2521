package touchline.server.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.LoadState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Prints how fast pages are on a phone: Lighthouse's scores and its largest contentful paint over
 * the slow 4G network that it simulates, and the slowest interaction with the page's first figure,
 * both with the processor slowed down four times. Each page is measured several times, because
 * other programs share the processor, and every number is a median. It asserts nothing and runs
 * only when it is named; the README has the command. Needs Node 18 or later, whose npx fetches
 * Lighthouse.
 */
public final class PageSpeed extends BrowserCase {
  /** The last version that runs on Node 18 and 20. */
  private static final String LIGHTHOUSE = "lighthouse@12.8.2";

  /** Of a page: now and then Lighthouse loses the beginning of its own recording. */
  private static final int MOST_TRIES = 3;

  private static final List<String> CATEGORIES =
      List.of("performance", "accessibility", "best-practices", "seo");

  /** How often each page is measured. */
  private static final int RUNS = Integer.getInteger("runs", 3);

  /** Lighthouse's own factor for a phone of the middle class. */
  private static final int SLOWDOWN = 4;

  /** Keeps the longest of what the browser reports as interactions, in milliseconds. */
  private static final String OBSERVE =
      "window.slowest = 0;"
          + "new PerformanceObserver(list => list.getEntries().forEach(entry => {"
          + "  if (entry.interactionId) slowest = Math.max(slowest, entry.duration);"
          + "})).observe({type: 'event', durationThreshold: 16, buffered: true});";

  private static final String TWO_PAINTS =
      "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() =>"
          + " setTimeout(done))))";

  private static final String PAINTED = "painted";

  /** The page says by itself when it has painted: to ask it would be measured, too. */
  private static final String SAY_WHEN_PAINTED =
      "['click', 'keydown'].forEach(sign => addEventListener(sign, () =>"
          + "  requestAnimationFrame(() => requestAnimationFrame(() =>"
          + "    setTimeout(() => console.debug('"
          + PAINTED
          + "'))))));";

  /** Milliseconds for which a finger rests on a button. */
  private static final int TOUCH = 80;

  @TempDir private Path reports;

  @Test
  public void table() throws IOException, InterruptedException {
    List<String> pages = new ArrayList<>(List.of("/"));
    pages.addAll(lesson().lessons(site()));
    System.out.printf(
        "%-32s %11s %13s %13s %3s %7s %6s %15s%n",
        "page",
        "performance",
        "accessibility",
        "best practice",
        "SEO",
        "LCP s",
        "shift",
        "interaction ms");
    for (String page : pages) {
      List<List<Double>> runs = new ArrayList<>();
      for (int run = 0; run < RUNS; run++) {
        List<Double> columns = lighthouse(site() + page);
        columns.add(slowest(page));
        runs.add(columns);
      }
      System.out.printf("%-32s %s%n", page, row(runs));
    }
  }

  private static String row(List<List<Double>> runs) {
    Object[] medians = new Object[runs.get(0).size()];
    for (int i = 0; i < medians.length; i++) {
      int column = i;
      medians[i] = runs.stream().map(run -> run.get(column)).sorted().toList().get(RUNS / 2);
    }
    return String.format("%11.0f %13.0f %13.0f %3.0f %7.2f %6.3f %15.0f", medians);
  }

  /** The scores, the largest contentful paint in seconds and the layout shift. */
  private List<Double> lighthouse(String url) throws IOException, InterruptedException {
    Path report = reports.resolve("report.json");
    ProcessBuilder command =
        new ProcessBuilder(
            "npx",
            "--yes",
            LIGHTHOUSE,
            url,
            "--quiet",
            "--output=json",
            "--output-path=" + report,
            "--chrome-flags=--headless --no-sandbox");
    command.environment().put("CHROME_PATH", InstalledBrowser.path().toString());
    command.redirectErrorStream(true).redirectOutput(reports.resolve("log.txt").toFile());
    int tries = 1;
    while (command.start().waitFor() != 0) {
      if (tries == MOST_TRIES) {
        throw new IOException(
            "npx " + LIGHTHOUSE + ": " + Files.readString(reports.resolve("log.txt")));
      }
      tries++;
    }
    JsonNode tree = new ObjectMapper().readTree(report.toFile());
    List<Double> columns = new ArrayList<>();
    for (String category : CATEGORIES) {
      columns.add(100 * tree.at("/categories/" + category + "/score").asDouble());
    }
    columns.add(tree.at("/audits/largest-contentful-paint/numericValue").asDouble() / 1000);
    columns.add(tree.at("/audits/cumulative-layout-shift/numericValue").asDouble());
    return columns;
  }

  /**
   * Steps through the page's first figure and moves its first handle, by pointer and by key, once
   * nothing more is being fetched: what loading takes is in Lighthouse's score.
   */
  private double slowest(String path) {
    Page page = use(new NewContextOptions().setViewportSize(360, 740)).page();
    page.addInitScript(OBSERVE);
    page.addInitScript(SAY_WHEN_PAINTED);
    page.navigate(site() + path);
    if (page.locator("figure[data-figure]").count() == 0) {
      return 0;
    }
    page.locator("figure[data-figure].live").first().scrollIntoViewIfNeeded();
    page.waitForLoadState(LoadState.NETWORKIDLE);
    CDPSession devtools = page.context().newCDPSession(page);
    JsonObject rate = new JsonObject();
    rate.addProperty("rate", SLOWDOWN);
    devtools.send("Emulation.setCPUThrottlingRate", rate);
    press(page.locator("figure[data-figure] .first").first());
    Locator forward = page.locator("figure[data-figure] .forward").first();
    for (int i = 0; i < 4 && !"true".equals(forward.getAttribute("aria-disabled")); i++) {
      press(forward);
    }
    Locator handle = page.locator("figure[data-figure] [role=slider]").first();
    handle.focus();
    page.evaluate(TWO_PAINTS);
    for (int i = 0; i < 5; i++) {
      untilPainted(page, () -> page.keyboard().press("ArrowRight"));
    }
    double slowest = ((Number) page.evaluate("() => slowest")).doubleValue();
    // A page that goes on would slow down the next.
    page.context().close();
    return slowest;
  }

  private static void untilPainted(Page page, Runnable action) {
    page.waitForConsoleMessage(
        new Page.WaitForConsoleMessageOptions()
            .setPredicate(message -> message.text().equals(PAINTED)),
        action);
  }

  /**
   * Presses where the button is, as a reader does. A click of the library listens in the page for
   * what it hits, and that would be measured, too.
   */
  private static void press(Locator button) {
    BoundingBox box = button.boundingBox();
    double x = box.x + box.width / 2;
    double y = box.y + box.height / 2;
    Page page = button.page();
    Mouse.ClickOptions touch = new Mouse.ClickOptions().setDelay(TOUCH);
    untilPainted(page, () -> page.mouse().click(x, y, touch));
  }
}
