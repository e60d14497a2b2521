package touchline.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.NavigateOptions;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.WaitUntilState;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What a slow line brings first is enough for the first screen, and what comes later moves none.
 */
class FirstScreenIT extends BrowserCase {
  private static final String EXERCISE = "/exercises/closest-point/find-it";
  private static final String REST = "**/assets/rest.*.css";

  private static final String OBSERVE =
      "window.shift = 0; new PerformanceObserver(list => list.getEntries().forEach("
          + "one => shift += one.value)).observe({ type: 'layout-shift', buffered: true });";

  private static final String PAINTED =
      "() => performance.getEntriesByName('first-contentful-paint').length > 0";

  /** How many frames there were whenever something was asked. */
  private static final String FRAMES_AT_FETCH =
      """
      let frames = 0;
      const count = () => { frames++; requestAnimationFrame(count); };
      requestAnimationFrame(count);
      const ask = window.fetch;
      window.fetch = (...what) => {
        (window.framesAtFetch ||= []).push(frames);
        return ask(...what);
      };
      """;

  /**
   * The rules of all pages that apply to what is on this one now and that it does not have. Of
   * rules that wait for a pointer or the focus, those without.
   */
  private static final String MISSING =
      """
      async whole => {
        const flat = rules => [...rules].flatMap(rule => rule.selectorText ? [rule]
          : rule.cssRules && !(rule instanceof CSSKeyframesRule) ? flat(rule.cssRules) : []);
        const text = rule => rule.cssText;
        const there = new Set([...document.styleSheets].flatMap(one => flat(one.cssRules)).map(text));
        const all = new CSSStyleSheet();
        all.replaceSync(await (await fetch(whole)).text());
        return flat(all.cssRules).filter(rule => !there.has(text(rule)))
          .filter(rule => document.querySelector(rule.selectorText)).map(text);
      }
      """;

  @ParameterizedTest
  @ValueSource(strings = {"/", "/lessons/closest-point", "/lessons/pendulum"})
  void itIsPaintedBeforeTheRestOfTheRulesIsThere(String path) {
    Page page = use(new NewContextOptions().setViewportSize(360, 740)).page();
    BlockingQueue<Route> held = new LinkedBlockingQueue<>();
    page.addInitScript(OBSERVE);
    page.route(REST, held::add);
    page.navigate(site() + path, new NavigateOptions().setWaitUntil(WaitUntilState.COMMIT));
    page.waitForFunction(PAINTED);
    assertTrue(page.locator("h1").isVisible());
    page.waitForCondition(() -> !held.isEmpty());
    held.remove().resume();
    page.unroute(REST);
    page.locator("figure.live").first().waitFor();
    double shift = ((Number) page.evaluate("() => shift")).doubleValue();
    assertTrue(shift < 0.02, path + " shifts by " + shift);
  }

  /** What is known of the learner changes what was painted, and does not keep it waiting. */
  @ParameterizedTest
  @ValueSource(strings = {"/", "/lessons/closest-point"})
  void whatIsKnownOfTheLearnerIsAskedOnceItIsPainted(String path) {
    Page page = useNew().page();
    page.addInitScript(FRAMES_AT_FETCH);
    page.navigate(site() + path);
    page.waitForFunction("() => window.framesAtFetch");
    assertTrue((int) page.evaluate("() => framesAtFetch[0]") > 0);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/lessons/closest-point",
        "/lessons/pendulum",
        "/lessons/broad-phase",
        "/lessons/game",
        "/lessons/glossary"
      })
  void whatScriptsAddIsStyledToo(String path) {
    LessonPage lesson = lesson();
    Page page = lesson.page();
    page.navigate(site() + EXERCISE);
    Object whole = page.locator("head link[rel=stylesheet]").getAttribute("href");
    page.navigate(site() + path);
    page.keyboard().press("Tab");
    page.waitForFunction(
        "() => !document.querySelector('figure[data-figure]:not(.live)')"
            + " && !document.querySelector('section.exercise[data-task]:not([data-live])')");
    assertEquals(List.of(), page.evaluate(MISSING, whole), path);
  }
}
