package touchline.server.browser.figure;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.Hands;
import touchline.server.browser.LessonPage;

/**
 * What figures cost the browser, counted and not timed: they never ask where something is, which
 * would make it lay out the whole page at once, and no tap waits for figures out of sight.
 */
class FigureWorkIT extends BrowserCase {
  private static final String LESSON = "/lessons/gjk";

  private static final String LIVE = "figure[data-figure].live";

  /** Longer than a tap's effect lasts, and shorter than the pause that counts as rest. */
  private static final int SHORT = 700;

  private static final int LONG = 60_000;

  /** Notes who asks for a place or a size, if it is a figure's script. */
  private static final String OBSERVE =
      """
      window.asked = [];
      const note = name => {
        if (/(first|touchline)[.][0-9a-f]+[.]js/.test(new Error().stack)) {
          asked.push(name);
        }
      };
      for (const [kind, names] of [
        [Element, ['getBoundingClientRect', 'getClientRects', 'scrollIntoView']],
        [SVGGraphicsElement, ['getScreenCTM', 'getCTM', 'getBBox']],
      ]) {
        names.forEach(name => {
          const real = kind.prototype[name];
          kind.prototype[name] = function (...all) {
            note(name);
            return real.apply(this, all);
          };
        });
      }
      for (const [kind, names] of [
        [Element, ['clientWidth', 'clientHeight', 'scrollTop', 'scrollHeight', 'scrollWidth']],
        [HTMLElement, ['offsetWidth', 'offsetHeight', 'offsetTop', 'offsetParent', 'innerText']],
      ]) {
        names.forEach(name => {
          const real = Object.getOwnPropertyDescriptor(kind.prototype, name);
          Object.defineProperty(kind.prototype, name, {
            ...real,
            get() {
              note(name);
              return real.get.call(this);
            },
          });
        });
      }
      """;

  /** Steps through a figure, and counts what looked the same before a step and is new after it. */
  private static final String DRAWN_AGAIN =
      """
      figure => {
        const groups = () =>
            [...figure.querySelectorAll('.layer > g')].filter(group => group.firstChild);
        let again = 0;
        for (let step = 0; step < 12; step++) {
          const before = new Set(groups().map(group => group.outerHTML));
          groups().forEach(group => { group.firstChild.before = step; });
          figure.querySelector('.forward').click();
          again += groups().filter(group =>
              before.has(group.outerHTML) && group.firstChild.before !== step).length;
        }
        return again;
      }
      """;

  /** Their shapes come and go among others. */
  @ParameterizedTest
  @ValueSource(strings = {LESSON, "/lessons/broad-phase"})
  void aStepDrawsNothingAgainThatStays(String path) {
    Page page = lesson().page();
    page.navigate(site() + path);
    Locator figure = page.locator(LIVE).first();
    figure.locator(".first").click();
    assertEquals(0, figure.evaluate(DRAWN_AGAIN));
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/lessons/closest-point", LESSON})
  void figuresStartAndStepWithoutAskingWhereAnythingIs(String path) {
    Page page = use(new NewContextOptions().setViewportSize(360, 740)).page();
    page.addInitScript(OBSERVE);
    page.navigate(site() + path);
    page.waitForFunction("() => !document.querySelector('figure[data-figure]:not(.live)')");
    Locator figure = page.locator(LIVE).first();
    figure.locator(".first").click();
    figure.locator(".forward").click();
    Hands.press(figure.locator("[role=slider]").first(), "ArrowRight");
    assertEquals(List.of(), page.evaluate("() => asked"));
  }

  @Test
  void theCodeComesIntoSightAsSoonAsItIsShown() {
    Page page = lesson().open(site(), "").openCode().page();
    page.evaluate("() => document.querySelector('.listing').scrollTo(0, 0)");
    lesson().control("First step").click();
    lesson().control("Last step").click();
    Object hidden =
        page.evaluate(
            "() => { const line = document.querySelector('.line.now');"
                + " const box = line.closest('.listing').getBoundingClientRect();"
                + " const at = line.getBoundingClientRect();"
                + " return at.bottom > box.bottom + 1 || at.top < box.top - 1; }");
    assertEquals(false, hidden);
  }

  @Test
  void handlesHaveTheirSizeOnTheScreenWhateverTheWidth() {
    for (int width : new int[] {360, 1280}) {
      Page page = use(new NewContextOptions().setViewportSize(width, 740)).page();
      page.navigate(site() + LessonPage.PATH);
      page.locator(LIVE).first().waitFor();
      Locator hit = page.locator(LessonPage.FIGURE + " .handle .hit").first();
      assertEquals(44, hit.boundingBox().width, 0.5, "at " + width);
    }
  }

  @Test
  void aTapWakesNoFigureOutOfSightAndRestWakesThemAll() {
    Page page = useNew().page();
    page.clock().install();
    page.clock().pauseAt(System.currentTimeMillis() + LONG);
    page.navigate(site() + LESSON);
    Locator live = page.locator(LIVE);
    page.waitForCondition(
        () -> {
          page.clock().runFor(1);
          return live.count() > 0;
        });
    int all = page.locator("figure[data-figure]").count();
    for (int i = 0; i < 3; i++) {
      live.first().locator(".back").click();
      page.clock().runFor(SHORT);
    }
    assertNotEquals(all, live.count());
    page.clock().runFor(LONG);
    assertThat(live).hasCount(all);
  }
}
