package touchline.server.browser;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.server.AnswerFiles;

/**
 * Prints how many pictures a second the game shows with two hundred bodies on a phone: a narrow
 * window, the processor slowed down four times. It asserts nothing and runs only when it is named;
 * the README has the command.
 */
final class GameSpeed extends BrowserCase {
  private static final int SLOWDOWN = 4;

  /** The times between pictures for five seconds, in milliseconds, from the shortest. */
  private static final String GAPS =
      """
      () => new Promise(done => {
        const gaps = [];
        let last = performance.now();
        const end = last + 5000;
        const next = now => {
          gaps.push(now - last);
          last = now;
          now < end ? requestAnimationFrame(next) : done(gaps.slice(2).sort((a, b) => a - b));
        };
        requestAnimationFrame(next);
      })
      """;

  @Test
  void table() {
    Page page = use(new NewContextOptions().setViewportSize(360, 740)).page();
    System.out.printf("%-10s %8s %12s %12s%n", "methods", "rate", "95 % below", "longest");
    print("ours", page);
    String exercise = "two-circles/write-it";
    page.navigate(site() + "/exercises/" + exercise);
    String source = AnswerFiles.source(exercise, "right-as-in-the-lesson");
    page.locator("section.code[data-live] .code-editor .cm-content").fill(source);
    page.locator("button.submit").click();
    page.locator(".code-verdict").waitFor();
    print("one’s own", page);
  }

  private void print(String whose, Page page) {
    page.navigate("about:blank");
    page.navigate(site() + "/lessons/game#level=crowd&seed=1&x=9&y=0");
    page.locator("figure.game").scrollIntoViewIfNeeded();
    page.locator("figure.game.live").waitFor();
    CDPSession devtools = page.context().newCDPSession(page);
    JsonObject rate = new JsonObject();
    rate.addProperty("rate", SLOWDOWN);
    devtools.send("Emulation.setCPUThrottlingRate", rate);
    List<Double> gaps =
        ((List<?>) page.evaluate(GAPS)).stream().map(gap -> ((Number) gap).doubleValue()).toList();
    double mean = gaps.stream().mapToDouble(gap -> gap).average().orElse(Double.NaN);
    System.out.printf(
        "%-10s %6.1f/s %9.1f ms %9.1f ms%n",
        whose, 1000 / mean, gaps.get(gaps.size() * 95 / 100), gaps.get(gaps.size() - 1));
    rate.addProperty("rate", 1);
    devtools.send("Emulation.setCPUThrottlingRate", rate);
  }
}
