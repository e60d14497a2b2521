package touchline.server.browser.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.server.Sweep;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.LessonPage;

/** The names in pictures, in the letters of a real font, while a hand drags. */
class NamesIT extends BrowserCase {
  /** Shares of the picture's width and height to which a handle is taken, one after the other. */
  private static final double[][] PLACES = {
    {0.5, 0.5}, {0.12, 0.12}, {0.88, 0.2}, {0.3, 0.7}, {0.85, 0.9}, {0.1, 0.88}
  };

  private static final List<String> LESSONS =
      List.of(
          "/lessons/closest-point",
          "/lessons/stadiums",
          "/lessons/moving-circle",
          "/lessons/safe-pass");

  /**
   * Each handle goes to every so many of the places, in the next figure to others; with {@code
   * -Dnames=1} to all of them.
   */
  private static final int EVERY = Sweep.every("names", 6);

  /** Texts that lie on each other, on a number of an axis, or on a dot. */
  private static final String CLASHES =
      """
      figure => {
        const shared = (one, other) => [
          Math.min(one.right, other.right) - Math.max(one.left, other.left),
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)];
        // A line of text is taller than its letters; a quarter above and a fifth below are empty.
        const letters = text => {
          const box = text.getBoundingClientRect();
          return { left: box.left, right: box.right,
            top: box.top + box.height / 4, bottom: box.bottom - box.height / 5 };
        };
        const names = [...figure.querySelectorAll('.figure-stage .layer g:not(.grid) > text')];
        const others = [...figure.querySelectorAll('.figure-stage .layer :is(text, .dot circle)')];
        const box = part => part.matches('text') ? letters(part) : part.getBoundingClientRect();
        return names.flatMap(name => others
          .filter(other => other !== name)
          .filter(other => shared(letters(name), box(other)).every(length => length > 1))
          .map(other => name.textContent + ' on ' + (other.textContent || 'a dot')));
      }
      """;

  /** Step by step, names that come nearer than two pixels to a handle, or to each other. */
  private static final String NEAR =
      """
      async figure => {
        const pen = document.createElement('canvas').getContext('2d');
        const ink = text => {
          const style = getComputedStyle(text);
          pen.font = style.fontStyle + ' ' + style.fontWeight + ' ' + style.fontSize + ' '
            + style.fontFamily;
          const size = pen.measureText(text.textContent);
          const place = text.getScreenCTM();
          const base = new DOMPoint(0, +text.getAttribute('y')).matrixTransform(place).y;
          const { left, right } = text.getBoundingClientRect();
          return { left, right, top: base - size.actualBoundingBoxAscent * place.a,
            bottom: base + size.actualBoundingBoxDescent * place.a };
        };
        const apart = (one, other) => Math.max(
          Math.max(one.left, other.left) - Math.min(one.right, other.right),
          Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom));
        const fromRing = (name, ring) => {
          const x = (ring.left + ring.right) / 2;
          const y = (ring.top + ring.bottom) / 2;
          return Math.hypot(Math.max(name.left - x, 0, x - name.right),
            Math.max(name.top - y, 0, y - name.bottom)) - ring.width / 2;
        };
        const bar = figure.querySelector('input[type=range]');
        const found = new Set();
        for (let step = 0; step <= +(bar?.max ?? 0); step++) {
          if (bar) {
            bar.value = step;
            bar.dispatchEvent(new Event('input', { bubbles: true }));
            await new Promise(requestAnimationFrame);
          }
          const names = [...figure.querySelectorAll('.figure-stage .layer g:not(.grid) > text')]
            .map(text => [text.textContent, ink(text)]);
          const rings = [...figure.querySelectorAll(
            '.figure-stage .handle:not(.away, .knob, .v-guess) .ring')];
          names.forEach(([name, box], i) => {
            names.slice(0, i).filter(([, other]) => apart(box, other) < 1.5)
              .forEach(([other]) => found.add(name + ' near ' + other));
            rings.filter(ring => fromRing(box, ring.getBoundingClientRect()) < 2)
              .forEach(ring => found.add(name + ' near a handle'));
          });
        }
        return [...found];
      }
      """;

  /** One in so many lessons; with {@code -Dgaps=1} all of them. */
  private static final int LESSONS_APART = Sweep.every("gaps", 6);

  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void atNoStepComesANameNearAHandleOrAnotherName(int width) {
    LessonPage lesson = use(new NewContextOptions().setViewportSize(width, 900));
    List<String> paths = lesson.lessons(site());
    Map<String, Object> near = new TreeMap<>();
    for (int i = width == 360 ? LESSONS_APART / 2 : 0; i < paths.size(); i += LESSONS_APART) {
      lesson.openLesson(site(), paths.get(i));
      for (Locator figure : lesson.page().locator("figure[data-figure]").all()) {
        near.put(paths.get(i) + " " + figure.getAttribute("id"), figure.evaluate(NEAR));
      }
    }
    near.values().removeIf(List.of()::equals);
    assertEquals(Map.of(), near);
  }

  /** By itself in every other lesson, the others on a phone; in one profile, which is faster. */
  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void noNameLiesOnAnotherOnANumberOrOnADotWhileAHandDrags(int width) {
    LessonPage lesson = use(new NewContextOptions().setViewportSize(width, 900));
    int step = Math.min(2, EVERY);
    for (int i = width == 360 ? step - 1 : 0; i < LESSONS.size(); i += step) {
      dragAll(lesson, LESSONS.get(i));
    }
  }

  private void dragAll(LessonPage lesson, String path) {
    lesson.openLesson(site(), path);
    List<Locator> figures = lesson.page().locator("figure[data-figure]").all();
    assertTrue(!figures.isEmpty(), path);
    for (int j = 0; j < figures.size(); j++) {
      Locator figure = figures.get(j);
      figure.locator(".figure-stage").scrollIntoViewIfNeeded();
      List<Locator> handles = figure.locator(".figure-stage [role=slider]").all();
      for (int i = 0; i < Math.min(3, handles.size()); i++) {
        drag(lesson, figure, handles.get(i), (i + 3 * j) % EVERY);
      }
    }
  }

  private static void drag(LessonPage lesson, Locator figure, Locator handle, int first) {
    Mouse mouse = lesson.page().mouse();
    BoundingBox stage = figure.locator(".figure-stage svg").boundingBox();
    BoundingBox from = handle.boundingBox();
    mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    mouse.down();
    for (int i = first; i < PLACES.length; i += EVERY) {
      double[] place = PLACES[i];
      mouse.move(stage.x + place[0] * stage.width, stage.y + place[1] * stage.height);
      lesson.page().evaluate("() => new Promise(requestAnimationFrame)");
      String what = figure.getAttribute("id") + " with " + handle.getAttribute("aria-valuetext");
      assertEquals(List.of(), figure.evaluate(CLASHES), what);
    }
    mouse.up();
  }
}
