package touchline.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Pages by axe's rules, in light and dark, wide and narrow; and by keyboard alone. Lessons are for
 * {@link LessonsIT}.
 */
class AccessibilityIT extends BrowserCase {
  private static final List<String> PAGES =
      List.of(
          "/",
          "/exercises/closest-point/find-it",
          "/search?q=closest+point",
          "/review",
          "/lessons/one-source",
          "/lessons/none");

  private static final Locator.WaitForOptions ATTACHED =
      new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED);

  /** The formulas that end on another line than the first letter behind them stands on. */
  private static final String PARTED =
      """
      () => Array.from(document.querySelectorAll('main p .katex-html'))
        .filter(formula => {
          const next = formula.closest('.katex').nextSibling;
          if (!next || next.nodeType !== Node.TEXT_NODE || !/^[.,;:!?)]/.test(next.data)) {
            return false;
          }
          const letter = document.createRange();
          letter.setStart(next, 0);
          letter.setEnd(next, 1);
          const bases = formula.getElementsByClassName('katex-base');
          const end = bases[bases.length - 1].getBoundingClientRect();
          return letter.getBoundingClientRect().top >= end.bottom;
        })
        .map(formula => formula.textContent)
      """;

  @ParameterizedTest
  @CsvSource({"LIGHT, 1280", "DARK, 360"})
  void axeFindsNothing(ColorScheme scheme, int width) {
    LessonPage lesson =
        use(new NewContextOptions().setColorScheme(scheme).setViewportSize(width, 800));
    for (String path : PAGES) {
      lesson.page().navigate(site() + path);
      assertEquals(List.of(), Axe.violations(lesson.page()), path);
    }
    lesson.forgiveStatus(404);
  }

  @Test
  void axeFindsWhatIsWrong() {
    Page page = lesson().page();
    page.setContent("<main><img src='data:,'><p style='color: #ddd'>pale</p></main>");
    String found = String.join(" ", Axe.violations(page));
    assertTrue(found.contains("image-alt") && found.contains("color-contrast"), found);
  }

  @Test
  void axeFindsNothingInAWorkedSolution() {
    LessonPage lesson = lesson().openAtExercises(site());
    for (String wrong : List.of("(7.1, 7.1)", "(7.2, 7.2)", "(7.3, 7.3)")) {
      lesson.answer(wrong);
      lesson.exercise().locator(".attempts li", attempt(wrong)).waitFor(ATTACHED);
    }
    lesson.exercise().locator(".solution figure.live").waitFor();
    assertEquals(List.of(), Axe.violations(exercises(lesson)));
  }

  private static AxeBuilder exercises(LessonPage lesson) {
    return new AxeBuilder(lesson.page()).include("section.exercise");
  }

  private static Locator.LocatorOptions attempt(String answer) {
    return new Locator.LocatorOptions().setHasText(answer);
  }

  @Test
  void axeFindsNothingInAVerdict() {
    LessonPage lesson = lesson().openAtExercises(site());
    lesson.answer("0", "9");
    lesson.exercise().locator(".verdict").waitFor();
    assertEquals(List.of(), Axe.violations(exercises(lesson)));
  }

  @Test
  void nothingIsWiderThanTheScreen() {
    Page page = lesson().page();
    for (String path : pages()) {
      page.navigate(site() + path);
      for (int width : new int[] {320, 360, 768, 1280, 3840}) {
        page.setViewportSize(width, 800);
        Object wide = page.evaluate("() => document.documentElement.scrollWidth");
        assertTrue(((Number) wide).intValue() <= width, path + " is " + wide + " wide at " + width);
      }
    }
    lesson().forgiveStatus(404);
  }

  private static List<String> pages() {
    List<String> pages = new ArrayList<>(PAGES);
    pages.add(LessonPage.PATH);
    return pages;
  }

  @Test
  void noPunctuationIsPartedFromItsFormula() {
    LessonPage lesson = lesson().open(site(), "");
    for (int width = 320; width <= 500; width += 7) {
      lesson.page().setViewportSize(width, 800);
      assertEquals(List.of(), lesson.page().evaluate(PARTED), "at " + width);
    }
  }

  @Test
  void everythingInTheFigureIsReachedByTheTabKeyInOrder() {
    LessonPage lesson = lesson().open(site(), "");
    lesson.handle("a").focus();
    StringBuilder order = new StringBuilder("Point a");
    for (int i = 0; i < 5; i++) {
      lesson.page().keyboard().press("Tab");
      order.append(", ").append(focused(lesson.page()));
    }
    // The buttons are one stop; the arrow keys go from one to the next.
    assertEquals("Point a, Point b, Point p, Play, Step, Vectors you need", order.toString());
  }

  private static String focused(Page page) {
    return (String)
        page.evaluate(
            "() => { const at = document.activeElement;"
                + " return at.getAttribute('aria-label') || at.textContent; }");
  }
}
