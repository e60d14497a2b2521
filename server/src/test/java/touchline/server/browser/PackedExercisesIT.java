package touchline.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions.HasCountOptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * A lesson comes without the fields and pictures of its exercises. They are there when somebody
 * looks, prints or searches, and where they lead to another place the page stays at it.
 */
class PackedExercisesIT extends BrowserCase {
  private static final String LESSON = "/lessons/overlap";

  /** Those of one script: cases that are written for a method have another. */
  private static final String EXERCISE = ".exercise[data-task]:not([data-kind=tests])";

  /** Whether a heading stands in the upper part of the window. */
  private static final String IS_AT_TOP =
      "id => Math.abs(document.getElementById(id).getBoundingClientRect().top) < 150";

  private static final String HEIGHTS =
      """
      () => [...document.querySelectorAll(".lesson > .exercise")]
          .map(one => one.querySelector("h3").textContent + " "
              + Math.round(one.getBoundingClientRect().height))
      """;

  private Page page;

  @BeforeEach
  void onAPhone() {
    page = use(new NewContextOptions().setViewportSize(360, 740)).page();
  }

  private Locator packed() {
    return page.locator(".exercise > noscript");
  }

  private void openPacked() {
    page.navigate(site() + LESSON);
    page.waitForFunction("() => document.readyState === 'complete'");
    assertEquals(0, page.locator(".exercise form").count());
  }

  @Test
  void theirTitlesAndQuestionsAreThereFromTheStart() {
    openPacked();
    assertEquals(packed().count(), page.locator(".exercise > h3").count());
    assertEquals(packed().count(), page.locator(".exercise > .exercise-text").count());
  }

  @Test
  void whatIsNearIsThereAndLiveAndTheOthersOnceTheReaderRests() {
    openPacked();
    page.locator(".exercise").first().scrollIntoViewIfNeeded();
    assertThat(live(0)).isAttached();
    assertThat(packed()).not().hasCount(0);
    assertThat(waiting()).hasCount(0, new HasCountOptions().setTimeout(30_000));
    assertThat(packed()).hasCount(0);
  }

  /** Whoever gets there first finds it alive. */
  @Test
  void anExerciseThatIsReachedLivesAtOnce() {
    openPacked();
    page.locator(".exercise").first().scrollIntoViewIfNeeded();
    assertThat(live(0)).isAttached();
    page.keyboard().press("Control+f");
    Locator last = page.locator(EXERCISE).last();
    last.locator("input:not([type=hidden]), select, button")
        .first()
        .evaluate("one => one.focus({preventScroll: true})");
    assertEquals("", last.getAttribute("data-live"));
    int before = page.locator(EXERCISE).count() - 2;
    assertNull(page.locator(EXERCISE).nth(before).getAttribute("data-live"));
    page.keyboard().press("Shift+Tab");
    assertEquals("", page.locator(EXERCISE).nth(before).getAttribute("data-live"));
  }

  private Locator live(int number) {
    return page.locator(EXERCISE).nth(number).and(page.locator("[data-live]"));
  }

  private Locator waiting() {
    return page.locator(EXERCISE + ":not([data-live])");
  }

  @Test
  void whoPrintsOrSearchesHasThem() {
    openPacked();
    page.keyboard().press("Control+f");
    assertThat(packed()).hasCount(0);
    openPacked();
    page.evaluate("() => dispatchEvent(new Event('beforeprint'))");
    assertEquals(0, packed().count());
  }

  /** It would leap over fields that are not there yet. */
  @Test
  void theTabKeyFindsThem() {
    openPacked();
    page.keyboard().press("Tab");
    assertEquals(0, packed().count());
  }

  @Test
  void whoLooksForNoneHasThemAfterAWhile() {
    openPacked();
    assertThat(packed()).hasCount(0);
    assertEquals(0, page.locator(".exercise[data-live]").count());
  }

  /** An exercise is near, but nothing is done about it until the figure is let go. */
  @Test
  void nobodyWhoPlaysWithAFigureWaitsForThem() {
    openPacked();
    int before = packed().count();
    Object still =
        page.evaluate(
            """
            async () => {
              const figure = document.querySelector("figure[data-figure]");
              for (let frame = 0; frame < 40; frame++) {
                figure.dispatchEvent(new PointerEvent("pointermove", {buttons: 1, bubbles: true}));
                document.querySelector(".exercise").scrollIntoView({behavior: "instant"});
                await new Promise(requestAnimationFrame);
              }
              return document.querySelectorAll(".exercise > noscript").length;
            }
            """);
    assertEquals(before, still);
    assertThat(packed()).hasCount(0);
  }

  /** So that nothing in it stands over what follows for whoever asks for places. */
  @Test
  void oneThatIsNotLaidOutHasTheHeightThatItWillHave() {
    openPacked();
    page.waitForFunction(LessonPage.FONTS);
    assertThat(packed()).hasCount(0);
    page.waitForFunction("() => !document.querySelector('.exercise.laid-out')");
    Object heights = page.evaluate(HEIGHTS);
    page.evaluate("() => document.documentElement.classList.add('laid-out')");
    assertEquals(page.evaluate(HEIGHTS), heights);
  }

  @Test
  void anAddressAndALinkLeadToTheirSection() {
    page.navigate(site() + LESSON);
    String section = lateSection();
    page.navigate("about:blank");
    page.navigate(site() + LESSON + "#" + section);
    assertEquals(0, packed().count());
    page.waitForFunction(IS_AT_TOP, section);

    page.navigate("about:blank");
    openPacked();
    page.locator(".contents summary").click();
    page.locator(".contents a[href='#" + section + "']").click();
    assertEquals(0, packed().count());
    page.waitForFunction(IS_AT_TOP, section);
  }

  /** It has exercises above it, and enough below to come to the top. */
  private String lateSection() {
    Locator links = page.locator(".contents a");
    return links.nth(links.count() - 3).getAttribute("href").substring(1);
  }

  @Test
  void aReloadComesBackToTheSamePlace() {
    openPacked();
    String section = lateSection();
    page.evaluate(
        "id => document.getElementById(id).scrollIntoView({behavior: 'instant'})", section);
    assertThat(packed()).hasCount(0);
    page.waitForFunction(IS_AT_TOP, section);
    page.reload();
    assertEquals(0, packed().count());
    page.waitForFunction(IS_AT_TOP, section);
  }

  /** Without the browser's own help, which comes most of the time in some and never in others. */
  @Test
  void whoJumpsFarDownKeepsTheirPlaceWhileTheExercisesAboveGrow() {
    openPacked();
    page.waitForFunction(LessonPage.FONTS);
    page.evaluate("() => { document.documentElement.style.overflowAnchor = 'none'; }");
    String section = lateSection();
    page.evaluate(
        "id => document.getElementById(id).scrollIntoView({behavior: 'instant'})", section);
    assertThat(packed()).hasCount(0);
    page.waitForFunction(IS_AT_TOP, section);
  }

  @Test
  void theKeyToTheEndLeadsToTheEnd() {
    openPacked();
    page.keyboard().press("End");
    assertThat(packed()).hasCount(0);
    page.waitForFunction("() => scrollY + innerHeight > document.body.offsetHeight - 100");
  }
}
