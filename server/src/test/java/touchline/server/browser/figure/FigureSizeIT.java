package touchline.server.browser.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.server.Sweep;
import touchline.server.browser.BrowserCase;

/**
 * Every figure of every lesson fits the window: the picture is most of it, what is said of it is
 * seen with it, little stops the Tab key, and stepping moves nothing.
 */
class FigureSizeIT extends BrowserCase {
  /** What is said of a picture and what moves it, in all kinds of figures. */
  private static final String MEASURED =
      """
      ([tallest, beside]) => {
        const found = [];
        const box = part => part.getBoundingClientRect();
        const seen = part => part.checkVisibility({ visibilityProperty: true }) && box(part).width > 0;
        const figures = [...document.querySelectorAll('figure.figure')].filter(seen);
        for (const figure of figures) {
          const wrong = words => found.push(`${figure.id}: ${words}`);
          const all = box(figure), stage = box(figure.querySelector('.figure-stage'));
          const picture = box(figure.querySelector('.figure-stage svg'));
          const parts = [...figure.querySelectorAll('.figure-words, .figure-controls,'
            + ' .compare-told, [role=toolbar], .pendulum-now, .sharing-ball, .scales-sliders')];
          const bottom = Math.max(stage.bottom, ...parts.map(part => box(part).bottom));
          const top = Math.min(stage.top, ...parts.map(part => box(part).top));
          if (parts.length === 0) wrong('nothing is said of it');
          if (bottom - top > tallest) wrong(`${bottom - top} px from the picture to the controls`);
          if (figure.scrollWidth > figure.clientWidth) wrong('is wider than its frame');
          if (picture.width < 0.4 * stage.width) wrong('has a small picture in a large frame');
          const stops = [...figure.querySelectorAll('a[href], button, input, select, summary, [tabindex]')]
            .filter(part => part.tabIndex >= 0 && seen(part));
          if (stops.length > 12) wrong(`${stops.length} stops of the Tab key`);
          if (beside) {
            if (all.height > tallest) wrong(`${all.height} px tall`);
            const share = stage.width * stage.height / all.width / all.height;
            if (share < 0.45) wrong(`the picture has ${Math.round(100 * share)} %`);
            const side = figure.querySelector('.figure-side');
            if (side.scrollHeight > side.clientHeight + 1) wrong('not all words are in view');
            if (box(side).left < stage.right - 1) wrong('the words are not beside the picture');
          }
        }
        return found;
      }
      """;

  /** What is wrong with the top of a lesson: its first picture waits, or something lies over it. */
  private static final String OPENING =
      """
      () => {
        scrollTo({ top: 0, behavior: 'instant' });
        const aims = document.querySelector('.lesson-aims');
        const figure = document.querySelector('figure.figure');
        if (!aims) return [];
        const first = figure.getBoundingClientRect(), box = aims.getBoundingClientRect();
        const found = [];
        if (first.top > innerHeight - 8) found.push(`the first picture begins at ${first.top} px`);
        if (box.top < first.bottom && box.bottom > first.top) found.push('the aims lie over it');
        const words = [...document.querySelectorAll('.guided > :is(h1, p)')];
        if (words.some(one => one.getBoundingClientRect().right > box.left && box.top < first.top))
          found.push('the aims lie over the words before it');
        return found;
      }
      """;

  /**
   * The figures that are not as high at some step as at the one before. Each is reset when it was
   * seen, so that the next window finds it fresh, with its questions.
   */
  private static final String RESTLESS =
      """
      () => [...document.querySelectorAll('figure.player.live')].filter(figure => {
        const press = part => figure.querySelector(part).click();
        const height = () => figure.getBoundingClientRect().height;
        const before = height();
        const steps = Number(figure.querySelector('.figure-scrub input').max);
        let moved = 0;
        press('.first');
        for (let step = 1; step < steps; step++) {
          press('.forward');
          moved = Math.max(moved, Math.abs(height() - before));
          if (!figure.querySelector('.figure-ask').hidden) press('.figure-ask .pass');
          moved = Math.max(moved, Math.abs(height() - before));
        }
        press('.reset');
        return moved > 0.5;
      }).map(figure => figure.id)
      """;

  /**
   * Each figure is stepped in every so many of the windows, in others in the next lesson; with
   * {@code -Dwindows=1} in all.
   */
  private static final int EVERY = Sweep.every("windows", 4);

  /** One of so many lessons is opened; with {@code -Dopened=1} all. */
  private static final int OPENED = Sweep.every("opened", 3);

  /** A window, how tall a figure may be in it, and whether words stand beside the picture. */
  private record Window(int width, int height, int tallest, boolean beside) {}

  private static final List<Window> WINDOWS =
      List.of(
          new Window(1366, 657, 640, true),
          new Window(1280, 720, 640, true),
          new Window(768, 1024, 1000, false),
          new Window(360, 740, 740, false));

  /**
   * Each page is opened once, and its window resized: to open it takes the longest. All lessons are
   * seen before anything is said, so that one run tells everything that is wrong.
   */
  @Test
  void pictureWordsAndControlsAreSeenTogether() {
    List<String> paths = lesson().lessons(site());
    paths.add("/");
    List<String> wrong = new ArrayList<>();
    for (int i = OPENED / 2; i < paths.size(); i += OPENED) {
      String path = paths.get(i);
      lesson().openLesson(site(), path);
      for (int j = 0; j < WINDOWS.size(); j++) {
        Window window = WINDOWS.get(j);
        List<String> found = new ArrayList<>(sizes(window));
        if ((i + j) % EVERY == 0) {
          found.addAll(restless());
        }
        found.forEach(words -> wrong.add(path + " in " + window + ": " + words));
      }
    }
    assertEquals(List.of(), wrong, () -> String.join("\n", wrong));
  }

  private List<String> sizes(Window window) {
    Page page = lesson().page();
    page.setViewportSize(window.width(), window.height());
    page.waitForFunction("width => innerWidth === width", window.width());
    List<String> found = new ArrayList<>();
    List<Object> bounds = List.of(window.tallest(), window.beside());
    ((List<?>) page.evaluate(MEASURED, bounds)).forEach(words -> found.add(words.toString()));
    if (window.beside()) {
      ((List<?>) page.evaluate(OPENING)).forEach(words -> found.add(words.toString()));
    }
    return found;
  }

  private List<String> restless() {
    List<?> ids = (List<?>) lesson().page().evaluate(RESTLESS);
    return ids.stream().map(id -> id + ": jumps while stepping").toList();
  }
}
