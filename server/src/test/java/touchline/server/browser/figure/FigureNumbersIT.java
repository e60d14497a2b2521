package touchline.server.browser.figure;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import org.junit.jupiter.api.Test;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.Hands;
import touchline.server.browser.LessonPage;

/** The numbers under a figure: typed, nudged, dragged, and what happens when they are nonsense. */
class FigureNumbersIT extends BrowserCase {
  @Test
  void aTypedNumberMovesThePointWhenItIsComplete() {
    LessonPage lesson = lesson().open(site(), "").openMore();
    Locator x = number(lesson, "p.x");
    x.fill("4.5");
    assertEquals("(3, 6)", lesson.valueOf("p"));
    Hands.press(x, "Enter");
    assertEquals("(4.5, 6)", lesson.valueOf("p"));
    assertThat(x).hasValue("4.5");
    assertThat(lesson.page().locator(LessonPage.FIGURE + " .figure-status"))
        .containsText("Point p, x is 4.5");
  }

  @Test
  void leavingTheFieldTakesTheNumber() {
    LessonPage lesson = lesson().open(site(), "").openMore();
    Locator x = number(lesson, "p.x");
    x.focus();
    Hands.press(x, "Control+A");
    x.pressSequentially("5/2");
    Hands.press(x, "Tab");
    assertThat(x).hasValue("2.5");
    assertEquals("(2.5, 6)", lesson.valueOf("p"));
  }

  /** Half of it is another number, and must not be taken for it. */
  @Test
  void aNumberThatIsNotFinishedChangesNothing() {
    LessonPage lesson = lesson().open(site(), "").openMore();
    Locator x = number(lesson, "p.x");
    x.focus();
    Hands.press(x, "Control+A");
    x.pressSequentially("1/");
    assertEquals("(3, 6)", lesson.valueOf("p"));
    Hands.press(x, "Enter");
    assertThat(problem(lesson)).containsText("“1/” is not a number, so Point p, x is still 3.");
    assertEquals("(3, 6)", lesson.valueOf("p"));
  }

  @Test
  void escapeBringsBackTheNumberThatWasThere() {
    LessonPage lesson = lesson().open(site(), "").openMore();
    Locator x = number(lesson, "p.x");
    x.focus();
    x.pressSequentially("99");
    Hands.press(x, "Escape");
    assertThat(x).hasValue("3");
    assertEquals("(3, 6)", lesson.valueOf("p"));
  }

  /** The first one is for the number. */
  @Test
  void theNextEscapeClosesTheNumbers() {
    LessonPage lesson = lesson().open(site(), "").openMore();
    Locator x = number(lesson, "p.x");
    x.fill("5");
    Hands.press(x, "Escape");
    assertThat(x).isVisible();
    Hands.press(x, "Escape");
    assertThat(x).isHidden();
    assertThat(lesson.control("More")).isFocused();
    assertThat(lesson.control("More")).hasAttribute("aria-expanded", "false");
  }

  @Test
  void aCommaIsADecimalMark() {
    LessonPage lesson = lesson().open(site(), "").openMore();
    Locator x = number(lesson, "p.x");
    x.fill("2,5");
    Hands.press(x, "Enter");
    assertThat(x).hasValue("2.5");
    assertEquals("(2.5, 6)", lesson.valueOf("p"));
    assertThat(problem(lesson)).hasText("");
  }

  @Test
  void nonsenseIsToldAtThePlaceAndChangesNothing() {
    LessonPage lesson = lesson().open(site(), "").openMore();
    Locator x = number(lesson, "p.x");
    x.fill("two");
    Hands.press(x, "Enter");
    assertThat(problem(lesson))
        .containsText("“two” is not a number, so Point p, x is still 3. It goes from ");
    assertThat(x).hasValue("3");
    assertEquals("(3, 6)", lesson.valueOf("p"));
    x.fill("");
    Hands.press(x, "Enter");
    assertThat(problem(lesson)).hasText("Point p, x is still 3.");
    Hands.press(x, "ArrowUp");
    assertThat(problem(lesson)).hasText("");
  }

  @Test
  void aNumberBeyondTheViewStopsAtItsEdge() {
    LessonPage lesson = lesson().open(site(), "").openMore();
    Locator x = number(lesson, "b.x");
    x.fill("500");
    Hands.press(x, "Enter");
    assertThat(x).hasValue("9");
    assertEquals("(9, 4)", lesson.valueOf("b"));
    assertThat(problem(lesson)).containsText("Point b, x goes from ");
    assertThat(problem(lesson)).containsText(", so it is now 9.");
  }

  @Test
  void arrowKeysChangeANumberByATenthAndWithShiftByOne() {
    LessonPage lesson = lesson().open(site(), "").openMore();
    Locator y = number(lesson, "a.y");
    y.focus();
    Hands.press(y, "ArrowUp");
    Hands.press(y, "Shift+ArrowUp");
    Hands.press(y, "PageDown");
    Hands.press(y, "ArrowDown");
    Hands.press(y, "ArrowDown");
    assertThat(y).hasValue("0.9");
    assertEquals("(1, 0.9)", lesson.valueOf("a"));
  }

  @Test
  void draggingANumberSidewaysChangesIt() {
    LessonPage lesson = lesson().open(site(), "").openMore();
    Locator x = number(lesson, "p.x");
    x.scrollIntoViewIfNeeded();
    BoundingBox box = x.boundingBox();
    double fromX = box.x + box.width / 2;
    double y = box.y + box.height / 2;
    lesson.page().mouse().move(fromX, y);
    lesson.page().mouse().down();
    for (int pixels = 5; pixels <= 80; pixels += 5) {
      lesson.page().mouse().move(fromX + pixels, y);
    }
    assertEquals("(4, 6)", lesson.valueOf("p"));
    lesson.page().mouse().up();
    Hands.press(x, "Escape");
    assertEquals("(3, 6)", lesson.valueOf("p"));
  }

  @Test
  void aClickSelectsTheNumberToTypeOverIt() {
    LessonPage lesson = lesson().open(site(), "").openMore();
    Locator x = number(lesson, "p.x");
    x.click();
    lesson.page().keyboard().type("5");
    assertThat(x).hasValue("5");
    Hands.press(x, "Enter");
    assertEquals("(5, 6)", lesson.valueOf("p"));
  }

  @Test
  void everyNumberAndButtonIsLargeEnoughForAFinger() {
    LessonPage lesson =
        use(new NewContextOptions().setViewportSize(360, 800).setHasTouch(true).setIsMobile(true));
    lesson.open(site(), "").openMore().openCode();
    String parts = "figure input, figure button, figure select";
    for (Locator part : lesson.page().locator(parts).all()) {
      if (part.isVisible()) {
        BoundingBox box = part.boundingBox();
        assertEquals(44, Math.min(44, box.height), 0.5, () -> "height of " + part);
        assertEquals(44, Math.min(44, box.width), 0.5, () -> "width of " + part);
      }
    }
  }

  @Test
  void escapeEndsADragWhereItBegan() {
    LessonPage lesson = lesson().open(site(), "").openMore();
    double[] at = lesson.onScreen(new touchline.geometry.Vec2(3, 6));
    lesson.page().mouse().move(at[0], at[1]);
    lesson.page().mouse().down();
    lesson.page().mouse().move(at[0] + 60, at[1] + 20);
    lesson.page().mouse().move(at[0] + 90, at[1] + 40);
    lesson.page().keyboard().press("Escape");
    lesson.page().mouse().move(at[0] + 10, at[1] + 90);
    lesson.page().mouse().up();
    assertEquals("(3, 6)", lesson.valueOf("p"));
  }

  private static Locator number(LessonPage lesson, String field) {
    return lesson.page().locator(LessonPage.FIGURE + " [data-number='" + field + "']");
  }

  private static Locator problem(LessonPage lesson) {
    return lesson.page().locator(LessonPage.FIGURE + " .figure-problem");
  }
}
