package touchline.server.browser.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ForcedColors;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.server.Sweep;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.LessonPage;

/**
 * Figures of every lesson on screens of all kinds: each lesson on a wide screen or on a phone, the
 * next on the other.
 */
class FigureLooksIT extends BrowserCase {
  private static final double MOST_SHIFT = 0.02;

  /** One in so many lessons is opened on each screen; with {@code -Dlooks=1} all on both. */
  private static final int EVERY = Sweep.every("looks", 4);

  /** What moved on the page by itself since it began to load: how far in all, and which parts. */
  private static final String SHIFT =
      """
      () => new Promise(done => {
        let sum = 0;
        const parts = [];
        const name = node => (node?.outerHTML ?? node?.data ?? '').slice(0, 60);
        const place = box => box.x + ', ' + box.y + ', ' + box.width + ' by ' + box.height;
        new PerformanceObserver(list => {
          for (const entry of list.getEntries().filter(entry => !entry.hadRecentInput)) {
            sum += entry.value;
            entry.sources.forEach(one => parts.push(
              name(one.node) + ': ' + place(one.previousRect) + ' to ' + place(one.currentRect)));
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => done([sum, parts.join('\\n')])));
      })
      """;

  /** The texts of one picture that lie over each other, or leave it. */
  private static final String CLASHES =
      """
      () => [...document.querySelectorAll('figure:is([data-figure], [data-compare])')].flatMap(figure => {
        const view = figure.querySelector('.figure-stage svg').getBoundingClientRect();
        const texts = [...figure.querySelectorAll('.layer g:not(.grid) > text')];
        const boxes = texts.map(text => ({ text: text.textContent,
          box: text.getBoundingClientRect() }));
        const found = [];
        boxes.forEach((one, i) => {
          if (one.box.left < view.left - 1 || one.box.right > view.right + 1) {
            found.push(figure.id + ': ' + one.text + ' leaves the picture');
          }
          boxes.slice(0, i).forEach(other => {
            const across = Math.min(one.box.right, other.box.right)
              - Math.max(one.box.left, other.box.left);
            const down = Math.min(one.box.bottom, other.box.bottom)
              - Math.max(one.box.top, other.box.top);
            if (across > 2 && down > 8) found.push(figure.id + ': ' + one.text + ', ' + other.text);
          });
        });
        return found;
      })
      """;

  private static final String TOO_SMALL =
      """
      () => [...document.querySelectorAll(
          'figure :is(button, input, select, summary), figure .handle:not(.away) .hit')]
        .filter(part => part.checkVisibility({ visibilityProperty: true }))
        .map(part => [part, part.getBoundingClientRect()])
        .filter(([part, box]) => box.width < 43.5 || box.height < 43.5)
        .map(([part, box]) => part.outerHTML.slice(0, 120) + ' ' + box.width + ' by ' + box.height)
      """;

  /** The numbers that are cut off at the right, also those that are folded away at first. */
  private static final String CUT =
      """
      () => [...document.querySelectorAll('figure')].flatMap(figure => {
        figure.querySelectorAll('.figure-more').forEach(more => { more.hidden = false; });
        const edge = figure.getBoundingClientRect().right;
        return [...figure.querySelectorAll('.figure-numbers input')]
          .filter(input => input.getBoundingClientRect().right > edge)
          .map(input => figure.id + ': ' + input.dataset.number);
      })
      """;

  @Test
  void onAWideScreenNothingShiftsAndNoTextsClash() {
    LessonPage lesson = use(new NewContextOptions().setViewportSize(1280, 900));
    List<String> paths = lesson.lessons(site());
    for (int i = 0; i < paths.size(); i += EVERY) {
      assertCalm(lesson, paths.get(i));
    }
  }

  @Test
  void onAPhoneNothingShiftsNoTextsClashAndEveryPartIsLargeEnoughForAFinger() {
    LessonPage lesson =
        use(new NewContextOptions().setViewportSize(360, 800).setHasTouch(true).setIsMobile(true));
    List<String> paths = lesson.lessons(site());
    for (int i = EVERY - 1; i < paths.size(); i += EVERY) {
      String path = paths.get(i);
      assertCalm(lesson, path);
      assertEquals(List.of(), lesson.page().evaluate(TOO_SMALL), path);
      assertEquals(List.of(), lesson.page().evaluate(CUT), path);
    }
  }

  private void assertCalm(LessonPage lesson, String path) {
    lesson.openLesson(site(), path);
    List<?> shift = (List<?>) lesson.page().evaluate(SHIFT);
    assertTrue(
        ((Number) shift.get(0)).doubleValue() <= MOST_SHIFT,
        () -> path + " shifts by " + shift.get(0) + ":\n" + shift.get(1));
    assertEquals(List.of(), lesson.page().evaluate(CLASHES), path);
  }

  @Test
  void inForcedColoursEveryLineAndHandleIsSeen() {
    LessonPage lesson = use(new NewContextOptions().setForcedColors(ForcedColors.ACTIVE));
    lesson.open(site(), "");
    Object unseen =
        lesson
            .page()
            .evaluate(
                """
                () => [...document.querySelectorAll(
                    'figure .layer line, figure .handle .ring')]
                  .filter(shape => getComputedStyle(shape).stroke === 'none').length
                """);
    assertEquals(0, ((Number) unseen).intValue());
  }

  @ParameterizedTest
  @ValueSource(ints = {320, 3840})
  void aFigureFillsAnyScreenAndStaysInside(int width) {
    LessonPage lesson =
        use(new NewContextOptions().setViewportSize(width, width == 320 ? 640 : 2160));
    lesson.openLesson(site(), "/lessons/moving-circle");
    Locator figure = lesson.page().locator("figure[data-figure]").first();
    figure.locator(".opens").click();
    figure.locator(".full").click();
    lesson.page().waitForFunction("() => document.fullscreenElement?.matches('figure')");
    Object inside =
        figure.evaluate(
            "f => f.scrollWidth <= f.clientWidth && f.querySelector('.figure-stage svg')"
                + ".getBoundingClientRect().height <= innerHeight");
    assertEquals(true, inside);
  }
}
