package touchline.server.browser.figure;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.options.BoundingBox;
import org.junit.jupiter.api.Test;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.Finger;
import touchline.server.browser.LessonPage;

/** Whatever is dragged on a page moves, and the text that the hand passes is not selected. */
class DraggingIT extends BrowserCase {
  private static final String ORDER = "/exercises/closest-point/in-order?seed=5";

  @Test
  void aLineOfCode() {
    openExercise(ORDER);
    Locator field = lesson().exercise().locator("[name=a0]");
    String before = field.inputValue();
    drag(lesson().exercise().locator(".lines li code").first());
    assertThat(field).not().hasValue(before);
  }

  @Test
  void aLineOfCodeByTouch() {
    use(new NewContextOptions().setViewportSize(360, 1_600).setHasTouch(true));
    openExercise(ORDER);
    Locator field = lesson().exercise().locator("[name=a0]");
    String before = field.inputValue();
    Locator first = lesson().exercise().locator(".lines li code").first();
    first.scrollIntoViewIfNeeded();
    BoundingBox line = first.boundingBox();
    double[] from = {line.x + 5, line.y + 5};
    new Finger(lesson().page()).drag(from, new double[] {line.x + 25, line.y + 205});
    assertThat(field).not().hasValue(before);
    assertEquals("", selected());
  }

  @Test
  void theAnswerOfAPlaceExercise() {
    openExercise("/exercises/closest-point/find-it?seed=5");
    drag(lesson().exercise().locator(".handle").first());
  }

  @Test
  void aPointOfAFigure() {
    lesson().open(site(), "");
    String before = lesson().valueOf("p");
    drag(lesson().handle("p"));
    assertThat(lesson().handle("p")).not().hasAttribute("aria-valuetext", before);
  }

  @Test
  void aNumberOfAFigure() {
    lesson().open(site(), "").openMore();
    String before = lesson().valueOf("p");
    drag(lesson().page().locator(LessonPage.FIGURE + " .figure-field input").first());
    assertEquals(before, lesson().valueOf("p"), "another point's number was dragged");
  }

  @Test
  void theTimeOfAFigure() {
    lesson().openLesson(site(), "/lessons/moving-circle");
    drag(lesson().page().locator(".figure-time input").first());
  }

  @Test
  void aBobOfAPendulum() {
    lesson().openLesson(site(), "/lessons/pendulum");
    drag(lesson().page().locator(".pendulum .handle").first());
  }

  private void openExercise(String path) {
    lesson().page().navigate(site() + path);
    lesson().page().locator("section.exercise[data-live]").waitFor();
  }

  /** Down and across the page, as a hand does, over whatever is written there. */
  private void drag(Locator thing) {
    thing.scrollIntoViewIfNeeded();
    BoundingBox at = thing.boundingBox();
    Mouse mouse = lesson().page().mouse();
    double x = at.x + Math.min(at.width / 2, 30);
    double y = at.y + at.height / 2;
    mouse.move(x, y);
    mouse.down();
    mouse.move(x + 120, y + 250, new Mouse.MoveOptions().setSteps(20));
    assertEquals("", selected());
    mouse.up();
    assertEquals("", selected());
  }

  /** What is selected on the page, and in the field that has the focus. */
  private Object selected() {
    return lesson()
        .page()
        .evaluate(
            "() => { const field = document.activeElement;"
                + " const inField = field.type === 'text'"
                + "   ? field.value.slice(field.selectionStart, field.selectionEnd) : '';"
                + " return getSelection().toString() + inField; }");
  }
}
