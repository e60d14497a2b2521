package touchline.server.browser;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.server.lesson.AnswerFiles;

/**
 * Prints how many pictures a second the game shows with two hundred bodies on a phone: a narrow
 * window, the processor slowed down four times. It asserts nothing and runs only when it is named;
 * the README has the command.
 *
 * <p>A browser without a graphics processor paints by software, and slowed down it may need longer
 * for that than a phone. So the time of the page's own script is told apart: its mean for each
 * picture, and how long the script before a picture takes in 95 of 100.
 */
public final class GameSpeed extends BrowserCase {
  private static final int SLOWDOWN = 4;

  /** Pictures before the first that counts: in these, the browser compiles what is run most. */
  private static final int EARLY = 120;

  /** Adds up how long what was asked for before each picture takes, in milliseconds. */
  private static final String WATCH =
      """
      window.spent = 0;
      window.untimed = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = work => window.untimed(now => {
        const start = performance.now();
        work(now);
        window.spent += performance.now() - start;
      });
      """;

  /** The times between pictures for five seconds and those of their scripts, both sorted. */
  private static final String MEASURE =
      """
      early => new Promise(done => {
        const gaps = [];
        const spent = [];
        let last = 0;
        let end = Infinity;
        const next = now => {
          if (early-- > 0) {
            window.spent = 0;
            last = now;
            end = now + 5000;
            window.untimed(next);
            return;
          }
          gaps.push(now - last);
          spent.push(window.spent);
          window.spent = 0;
          last = now;
          const sorted = times => times.sort((a, b) => a - b);
          now < end ? window.untimed(next) : done([sorted(gaps), sorted(spent)]);
        };
        window.untimed(next);
      })
      """;

  @Test
  public void table() {
    Page page = use(new NewContextOptions().setViewportSize(360, 740)).page();
    page.addInitScript(WATCH);
    System.out.printf(
        "%-10s %8s %12s %12s %12s %12s%n",
        "methods", "rate", "95 % below", "longest", "script", "95 % below");
    print("ours", page);
    String exercise = "two-circles/write-it";
    page.navigate(site() + "/exercises/" + exercise);
    String source = AnswerFiles.source(exercise, "right-as-in-the-lesson");
    page.locator("section.code[data-live] .code-editor .cm-content").fill(source);
    page.locator("button.submit").click();
    page.locator(LessonPage.MARKED).waitFor();
    print("one’s own", page);
  }

  private void print(String whose, Page page) {
    page.navigate("about:blank");
    page.navigate(site() + "/lessons/game#level=crowd&seed=1&x=9&y=0");
    page.locator("figure.game").scrollIntoViewIfNeeded();
    page.locator("figure.game.live").waitFor();
    CDPSession devtools = page.context().newCDPSession(page);
    slowDown(devtools, SLOWDOWN);
    devtools.send("Performance.enable");
    double before = scriptSeconds(devtools);
    List<?> measured = (List<?>) page.evaluate(MEASURE, EARLY);
    double script = scriptSeconds(devtools) - before;
    slowDown(devtools, 1);
    List<Double> gaps = numbers(measured.get(0));
    List<Double> spent = numbers(measured.get(1));
    double mean = gaps.stream().mapToDouble(gap -> gap).average().orElse(Double.NaN);
    System.out.printf(
        "%-10s %6.1f/s %9.1f ms %9.1f ms %9.2f ms %9.2f ms%n",
        whose,
        1000 / mean,
        gaps.get(gaps.size() * 95 / 100),
        gaps.get(gaps.size() - 1),
        1000 * script / (EARLY + gaps.size()),
        spent.get(spent.size() * 95 / 100));
  }

  private static void slowDown(CDPSession devtools, int times) {
    JsonObject rate = new JsonObject();
    rate.addProperty("rate", times);
    devtools.send("Emulation.setCPUThrottlingRate", rate);
  }

  /** What all scripts of the page have taken so far, those that messages of a worker start, too. */
  private static double scriptSeconds(CDPSession devtools) {
    for (JsonElement metric : devtools.send("Performance.getMetrics").getAsJsonArray("metrics")) {
      if (metric.getAsJsonObject().get("name").getAsString().equals("ScriptDuration")) {
        return metric.getAsJsonObject().get("value").getAsDouble();
      }
    }
    return Double.NaN;
  }

  private static List<Double> numbers(Object list) {
    return ((List<?>) list).stream().map(number -> ((Number) number).doubleValue()).toList();
  }
}
