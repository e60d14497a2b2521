package touchline.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.server.Sweep;

/**
 * Every lesson in a browser: nothing is complained about, every figure runs as on the JVM. Axe
 * looks at some of the lessons here and at others in the other browser.
 */
class LessonsIT extends BrowserCase {
  private static final long SEED = Long.getLong("seed", 1);

  /**
   * The places where a figure, stepped from its first step to its last by its buttons, says or
   * draws something else than the page as it came from the server, which was made by the same code
   * on the JVM.
   */
  private static final String NOT_AS_ON_THE_JVM =
      """
      async () => {
        const text = await (await fetch(location.href)).text();
        const came = new DOMParser().parseFromString(text, 'text/html');
        const said = node => node.textContent.replace(/\\s+/g, ' ').trim();
        const found = [];
        for (const figure of document.querySelectorAll('figure[data-figure]')) {
          const press = part => figure.querySelector(part).click();
          const still = came.getElementById(figure.id);
          const steps = [...still.querySelectorAll('.figure-steps .step-text')];
          const bar = figure.querySelector('.figure-scrub input');
          press('.first');
          if (Number(bar.max) !== steps.length) {
            found.push(`${figure.id}: ${bar.max} steps, not ${steps.length}`);
          }
          for (let step = 1; step <= steps.length; step++) {
            const now = said(figure.querySelector('.figure-narration'));
            if (now !== said(steps[step - 1])) {
              found.push(`${figure.id} step ${step}: ${now}`);
            }
            if (step < steps.length) {
              press('.forward');
              if (!figure.querySelector('.figure-ask').hidden) {
                press('.figure-ask .pass');
              }
            }
          }
          if (figure.querySelector('.figure-place').textContent
              !== `Step ${bar.max} of ${bar.max}`) {
            found.push(`${figure.id} ends at ${bar.value} of ${bar.max}`);
          }
          const shapes = svg => [...svg.querySelectorAll('circle, line, path, rect, polygon')]
            .filter(shape => !shape.closest('[role=slider], .handles'))
            .map(shape => shape.outerHTML);
          const drawn = shapes(figure.querySelector('.figure-stage svg'));
          const missing = shapes(still.querySelector('.figure-stage svg'))
            .filter(shape => !drawn.includes(shape));
          missing.forEach(shape => found.push(`${figure.id} lacks ${shape}`));
        }
        return found;
      }
      """;

  @Test
  void everyFigureSaysAndDrawsWhatItDoesOnTheJvmAndAxeFindsNothing() {
    LessonPage lesson = use(look());
    List<String> paths = lesson.lessons(site());
    assertTrue(paths.size() > 20, paths.toString());
    for (int i = 0; i < paths.size(); i++) {
      boolean isDrawn = Math.floorMod(i + SEED + start(), every()) == 0;
      if (isDrawn || opens(i)) {
        lesson.openLesson(site(), paths.get(i));
        assertEquals(List.of(), lesson.page().evaluate(NOT_AS_ON_THE_JVM), paths.get(i));
      }
      if (isDrawn) {
        assertEquals(List.of(), Axe.violations(lesson.page()), paths.get(i));
      }
    }
  }

  /** One of so many lessons is drawn, by {@code -Dseed}; with {@code -Dlessons=1} each. */
  int every() {
    return Sweep.every("lessons", 8);
  }

  /** Which lessons are drawn; others than in the other browser. */
  int start() {
    return 0;
  }

  /** Whether a lesson is opened, too, that axe does not look at: by itself one of three. */
  boolean opens(int number) {
    return Math.floorMod(number + SEED, Sweep.every("opened", 3)) == 0;
  }

  /** Dark and narrow here, light and wide in the other browser. */
  NewContextOptions look() {
    return new NewContextOptions().setColorScheme(ColorScheme.DARK).setViewportSize(360, 800);
  }
}
