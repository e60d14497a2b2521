package touchline.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Where one is in a lesson: its contents, how much is done, and how one comes back to it. */
class ContentsIT extends BrowserCase {
  private static final String LESSON = "/lessons/overlap";

  /** Sums what moved by itself after the page was first shown. */
  private static final String SHIFT =
      """
      () => new Promise(done => {
        let sum = 0;
        new PerformanceObserver(list => list.getEntries().forEach(one => { sum += one.value; }))
          .observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
      })
      """;

  /** What is marked one after the other while the end of the page comes up. */
  private static final String TURNS =
      """
      async () => {
        const turns = [];
        const page = document.documentElement;
        for (let top = page.scrollHeight - 3 * innerHeight; top < page.scrollHeight; top += 20) {
          scrollTo({ top, behavior: 'instant' });
          await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
          const marked = document.querySelector('.contents a[aria-current]').textContent;
          if (turns.at(-1) !== marked) {
            turns.push(marked);
          }
        }
        return turns;
      }
      """;

  private static NewContextOptions phone() {
    return new NewContextOptions().setViewportSize(360, 740);
  }

  private static void readTo(Page page, String anchor) {
    page.evaluate(
        "id => document.getElementById(id).scrollIntoView({behavior: 'instant'})", anchor);
  }

  @Test
  void onAWideScreenTheSectionThatIsReadIsMarkedAndStaysInView() {
    Page page = lesson().page();
    page.navigate(site() + LESSON);
    Locator current = page.locator(".contents a[aria-current]");
    assertThat(current).hasCount(0);
    readTo(page, "the-method");
    assertThat(current).hasText("The method");
    assertThat(current).isInViewport();
    readTo(page, "without-the-root");
    assertThat(current).hasText("Without the root");
    assertThat(page.locator(".contents summary")).isHidden();
    page.keyboard().press("End");
    assertThat(current).hasText("Sources");
    page.evaluate("() => scrollTo({top: 0, behavior: 'instant'})");
    assertThat(current).hasCount(0);
  }

  @Test
  void everySectionOfTheLastScreenHasItsTurn() {
    Page page = lesson().openLesson(site(), LESSON).page();
    List<?> marked = (List<?>) page.evaluate(TURNS);
    assertEquals(List.of("Looking back", "What to read next", "Sources"), last(marked, 3));
    assertEquals(last(sections(page), marked.size()), marked, "none is left out");
  }

  private static List<String> sections(Page page) {
    return page.locator(".contents a").allTextContents();
  }

  private static List<?> last(List<?> all, int count) {
    return all.subList(all.size() - count, all.size());
  }

  @Test
  void contentsLieOverNothingThatIsRead() {
    LessonPage lesson = lesson().openLesson(site(), LESSON);
    Object overlapping =
        lesson
            .page()
            .evaluate(
                "() => { const right = document.querySelector('.contents-box')"
                    + ".getBoundingClientRect().right;"
                    + " return [...document.querySelectorAll('.guided > :not(.contents, script, link)')]"
                    + ".filter(one => one.getBoundingClientRect().left < right).length; }");
    assertEquals(0, overlapping);
  }

  @Test
  void onAPhoneABarSaysWhichSectionIsReadAndOpensTheList() {
    Page page = use(phone()).page();
    page.navigate(site() + LESSON);
    readTo(page, "the-method");
    Locator bar = page.locator(".contents summary");
    assertThat(bar).hasText(Pattern.compile("Contents\\s+4 of 11: The method"));
    assertThat(bar).isInViewport();
    double heading = page.locator("#the-method").boundingBox().y;
    assertTrue(heading >= bar.boundingBox().y + bar.boundingBox().height, "covered: " + heading);
    Locator link = page.locator(".contents a", text("Touching counts"));
    assertThat(link).isHidden();
    bar.click();
    assertEquals(List.of(), Axe.violations(page, ".contents"));
    link.click();
    assertThat(link).isHidden();
    assertThat(page).hasURL(Pattern.compile("#touching-counts$"));
    bar.focus();
    page.keyboard().press("Enter");
    assertThat(link).isVisible();
    page.keyboard().press("Escape");
    assertThat(link).isHidden();
  }

  private static Page.LocatorOptions text(String text) {
    return new Page.LocatorOptions().setHasText(text);
  }

  @Test
  void withoutScriptTheListIsThereToOpen() {
    LessonPage lesson = use(phone().setJavaScriptEnabled(false));
    lesson.page().navigate(site() + LESSON);
    Locator link = lesson.page().locator(".contents a", text("Touching counts"));
    assertThat(link).isHidden();
    lesson.page().locator(".contents summary").click();
    assertThat(link).isVisible();
    lesson.forgiveBlockedScript();
  }

  @Test
  void theLessonCountsWhatIsDoneOfIt() {
    Page page = lesson().page();
    page.navigate(site() + "/review");
    page.evaluate("() => localStorage.setItem('touchline.review', 'overlap/how-far 1 0 0\\n')");
    page.navigate(site() + LESSON);
    assertThat(page.locator(".lesson-facts"))
        .hasText(
            Pattern.compile(
                "About \\d+ minutes to read, \\d+ to practise, 1 of \\d+ exercises right\\s*"));
  }

  @Test
  void whoComesBackGoesOnWhereTheyWere() {
    Page page = lesson().page();
    page.navigate(site() + "/");
    Locator go = page.locator(".home-go");
    assertThat(go).hasText("Start with the first lesson");
    page.navigate(site() + LESSON);
    readTo(page, "without-the-root");
    assertThat(page.locator(".contents a[aria-current]")).hasText("Without the root");
    page.navigate(site() + "/");
    assertThat(go).hasText("Continue: Without the root");
    go.click();
    assertThat(page).hasURL(Pattern.compile(LESSON + "#without-the-root$"));
  }

  @Test
  void nothingMovesWhileAPageComes() {
    for (NewContextOptions screen : List.of(phone(), new NewContextOptions())) {
      Page page = use(screen).page();
      for (String path : List.of("/", LESSON)) {
        page.navigate(site() + path);
        page.locator("figure.live").first().waitFor();
        double shift = ((Number) page.evaluate(SHIFT)).doubleValue();
        assertTrue(shift < 0.02, path + " shifts by " + shift);
      }
    }
  }
}
