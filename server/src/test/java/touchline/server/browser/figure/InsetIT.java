package touchline.server.browser.figure;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.server.browser.Axe;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.LessonPage;

/** The picture of a figure that is out of sight while the text speaks of it. */
class InsetIT extends BrowserCase {
  private static final String LESSON = "/lessons/overlap";
  private static final String NUMBER = "p .figure-number[data-field='circle.radius']";
  private static final String RADIUS = "[r]:not([r='7'])";

  private LessonPage atTheNumbers(NewContextOptions screen) {
    LessonPage lesson = use(screen).openLesson(site(), LESSON);
    lesson
        .page()
        .locator(NUMBER)
        .evaluate("number => number.scrollIntoView({block: 'center', behavior: 'instant'})");
    return lesson;
  }

  private static NewContextOptions laptop() {
    return new NewContextOptions().setViewportSize(1366, 657);
  }

  @Test
  void itMovesWithTheFigureAndGoesWithTheText() {
    Page page = atTheNumbers(laptop()).page();
    Locator inset = page.locator(".inset");
    assertThat(inset).isInViewport();
    Locator disk = page.locator(".inset .disk " + RADIUS).first();
    String before = disk.getAttribute("r");
    page.locator(NUMBER + " input").fill("3");
    page.keyboard().press("Enter");
    assertThat(disk).not().hasAttribute("r", before);
    assertEquals(
        page.locator("#figure-overlap .figure-stage .disk " + RADIUS).first().getAttribute("r"),
        disk.getAttribute("r"));
    assertEquals(List.of(), Axe.violations(page, ".inset"));
    page.locator("#figure-overlap .figure-stage").scrollIntoViewIfNeeded();
    assertThat(inset).hasCount(0);
  }

  @Test
  void nothingInItIsReadOrFocusedTwice() {
    Page page = atTheNumbers(laptop()).page();
    assertThat(page.locator(".inset .inset-picture[aria-hidden=true] svg")).isVisible();
    assertThat(page.locator(".inset-picture :is([tabindex], [role], [id])")).hasCount(0);
  }

  @Test
  void itLiesOverNothing() {
    Page page = atTheNumbers(laptop()).page();
    assertThat(page.locator(".inset")).isVisible();
    Object covered =
        page.evaluate(
            """
            () => {
              const inset = document.querySelector('.inset').getBoundingClientRect();
              return [...document.querySelectorAll('.guided > :not(.inset, script)')]
                .map(one => one.getBoundingClientRect())
                .filter(one => one.right > inset.left && one.left < inset.right
                  && one.bottom > inset.top && one.top < inset.bottom).length;
            }
            """);
    assertEquals(0, covered);
  }

  @Test
  void onAPhoneItComesWhenANumberIsTouchedAndGoesWhenItIsSentAway() {
    Page page =
        atTheNumbers(new NewContextOptions().setViewportSize(360, 740).setHasTouch(true)).page();
    Locator inset = page.locator(".inset");
    page.waitForFunction("() => document.querySelector('.guided[data-inset]')");
    assertThat(inset).hasCount(0);
    page.locator(NUMBER + " input").focus();
    assertThat(inset).isInViewport();
    assertEquals(List.of(), Axe.violations(page, ".inset"));
    inset.locator("button").click();
    assertThat(inset).hasCount(0);
    page.locator(NUMBER + " input").focus();
    assertThat(inset).hasCount(0);
  }
}
