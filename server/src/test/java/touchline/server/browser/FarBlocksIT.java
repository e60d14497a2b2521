package touchline.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * On a phone text, figures and exercises that are far from view are not laid out: the page opens
 * and answers sooner. Whoever leaps there finds everything at its true height.
 */
class FarBlocksIT extends BrowserCase {
  /** How many are not laid out. */
  private static final String SKIPPED =
      """
      () => [...document.querySelectorAll(".lesson > :is(.figure, .exercise, p) > :first-child")]
          .filter(one => !one.checkVisibility({contentVisibilityAuto: true})).length
      """;

  /** How many formulas in the text may have more than one line. */
  private static final String BREAKING =
      """
      () => [...document.querySelectorAll(".lesson > p .katex")]
          .filter(one => getComputedStyle(one).whiteSpace === "normal").length
      """;

  private Page page;

  @BeforeEach
  void open() {
    page = use(new NewContextOptions().setViewportSize(360, 740)).page();
    page.navigate(site() + LessonPage.PATH);
    page.waitForFunction(LessonPage.FONTS);
  }

  private int skipped() {
    return (int) page.evaluate(SKIPPED);
  }

  @Test
  void whatIsFarIsLaidOutWhenItComesNear() {
    int before = skipped();
    assertTrue(before > 5, "skipped: " + before);
    // Once in a frame, until it is true.
    page.waitForFunction(
        "most => { scrollBy({top: 50, behavior: 'instant'}); return (" + SKIPPED + ")() < most; }",
        before);
    assertTrue(skipped() > 0);
  }

  @Test
  void whoSearchesFindsEverythingLaidOut() {
    page.keyboard().press("Control+f");
    assertEquals(0, skipped());
  }

  /** The class by which the page is laid out has no other meaning. */
  @Test
  void aFormulaBreaksAtItsRelationsAfterALeap() {
    Object before = page.evaluate(BREAKING);
    page.keyboard().press("Control+f");
    assertEquals(before, page.evaluate(BREAKING));
  }

  /** As the scroll bar does; without the browser's own help, which some do not give. */
  @Test
  void whoLeapsByScrollingStaysWhereTheyAre() {
    page.evaluate("() => { document.documentElement.style.overflowAnchor = 'none'; }");
    Object moves =
        page.evaluate(
            """
            async () => {
              const mark = [...document.querySelectorAll(".lesson > h2")].at(-3);
              mark.scrollIntoView({behavior: "instant"});
              const tops = [];
              for (let frame = 0; frame < 30; frame++) {
                await new Promise(requestAnimationFrame);
                tops.push(mark.getBoundingClientRect().top);
              }
              return Math.max(...tops) - Math.min(...tops);
            }
            """);
    assertTrue(((Number) moves).doubleValue() < 3, "moved by " + moves);
  }

  /** With the true heights the end is elsewhere. */
  @Test
  void whoScrollsToTheEndIsThere() {
    page.evaluate("() => scrollTo({top: document.body.scrollHeight, behavior: 'instant'})");
    page.waitForFunction("() => document.querySelector('.laid-out') !== null");
    page.waitForFunction("() => scrollY + innerHeight + 2 > document.body.scrollHeight");
  }

  /** Nothing is left to lay out then, and nothing may end the scroll. */
  @Test
  void aSmoothScrollArrives() {
    page.keyboard().press("Control+f");
    page.evaluate(
        """
        () => {
          addEventListener("scroll", () => dispatchEvent(new Event("beforeprint")));
          scrollTo({top: 3000, behavior: "smooth"});
        }
        """);
    page.waitForFunction("() => Math.abs(scrollY - 3000) < 2");
  }
}
