package touchline.server.browser.method;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.geometry.Vec2;
import touchline.server.browser.Axe;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.Hands;
import touchline.server.browser.LessonPage;
import touchline.server.lesson.AnswerFiles;

/** A learner's own method, run in the lesson's figure. */
class OwnMethodIT extends BrowserCase {
  private static final String EXERCISE = "closest-point/write-it";
  private static final String PATH = "/exercises/" + EXERCISE;
  private static final String RIGHT = AnswerFiles.source(EXERCISE, "right-arrays");

  /** The line, beyond its ends. */
  private static final String UNCLAMPED =
      """
      import touchline.geometry.*;

      class Solution {
        static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
          Vec2 d = b.minus(a);
          double t = p.minus(a).dot(d) / d.dot(d);
          return a.plus(d.times(t));
        }
      }
      """;

  /** Above the line y = 7 it never ends, and catches whatever would end it. */
  private static final String ENDLESS =
      UNCLAMPED.replace(
          "Vec2 d =",
          "if (p.y() > 7) { while (true) { try { p = p.times(1); } catch (Throwable t) {} } }\n"
              + "    Vec2 d =");

  /** The same, and it can be stopped. */
  private static final String LONG =
      UNCLAMPED.replace("Vec2 d =", "while (p.y() > 7) { p = p.times(1); }\n    Vec2 d =");

  private static final String PRESSED =
      """
      (handle, [times, key]) => {
        for (let i = 0; i < times; i++) {
          handle.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        }
      }
      """;

  private Page open(String path, String source) {
    Page page = lesson().page();
    page.navigate(site() + path);
    Locator exercise = page.locator("#exercise-write-it");
    exercise.scrollIntoViewIfNeeded();
    page.locator("#exercise-write-it[data-live] .code-editor .cm-content").fill(source);
    assertThat(exercise.locator("textarea.code-source")).hasValue(source);
    // By key: on a busy machine the button may move below the mouse while the editor grows.
    Hands.press(exercise.locator("button.submit"), "Enter");
    return page;
  }

  private static Locator run(Page page) {
    Locator button =
        page.getByRole(AriaRole.BUTTON, new GetByRoleOptions().setName("Run mine in the figure"));
    assertThat(button).isVisible();
    button.click();
    Locator words = page.locator(LessonPage.FIGURE + " .own-words");
    assertThat(words).containsText("Yours: closest (4.6, 2.8)");
    return words;
  }

  /** Without a wait between them: the page is asked once. */
  private static void press(Locator handle, int times, String key) {
    handle.focus();
    handle.evaluate(PRESSED, List.of(times, key));
  }

  @Test
  void rightMethodAnswersWhileTheFigureIsDragged() {
    Page page = open("/lessons/closest-point", RIGHT);
    Locator words = run(page);
    assertThat(page.locator(".own-compared")).hasText("Ours gives the same.");
    assertThat(page.locator(LessonPage.FIGURE + " .dot.v-yours circle")).hasCount(1);
    page.locator(LessonPage.FIGURE + " .figure-stage").scrollIntoViewIfNeeded();
    lesson().drag(new Vec2(3, 6), new Vec2(8, 6));
    assertThat(words).containsText("Yours: closest (7, 4)");
    assertThat(page.locator(".own-compared")).hasText("Ours gives the same.");
    lesson().control("Ours").click();
    assertThat(page.locator(LessonPage.FIGURE + " .dot.v-yours")).hasCount(0);
    assertThat(words).hasText("");
    lesson().control("Yours").click();
    assertThat(page.locator(LessonPage.FIGURE + " .dot.v-yours circle")).hasCount(1);
  }

  @Test
  void wrongMethodPartsFromTheLessonsWhereItIsWrong() {
    Page page = open(PATH, UNCLAMPED);
    Locator words = run(page);
    assertThat(page.locator(".own-compared")).hasText("Ours gives the same.");
    Locator p = lesson().handle("p");
    press(p, 60, "ArrowRight");
    assertThat(page.locator(".own-compared")).hasText("They differ here by 2.683 m.");
    assertThat(words).containsText("Yours: closest (9.4, 5.2)");
    assertEquals(List.of(), Axe.violations(page, ".own-figure"), "accessible");
  }

  @Test
  void methodThatDoesNotEndHangsNothing() {
    Page page = open(PATH, ENDLESS);
    Locator words = run(page);
    Locator p = lesson().handle("p");
    press(p, 15, "ArrowUp");
    assertThat(words).hasText("Your method did not finish here.");
    press(p, 15, "ArrowDown");
    lesson().control("Start it again").click();
    assertThat(words).containsText("Yours: closest (4.6, 2.8)");
  }

  @Test
  void methodThatTakesTooLongIsStoppedByItsSteps() {
    Page page = open(PATH, LONG);
    Locator words = run(page);
    Locator p = lesson().handle("p");
    press(p, 15, "ArrowUp");
    assertThat(words).hasText("Your method did not finish here.");
    press(p, 15, "ArrowDown");
    assertThat(words).containsText("Yours: closest (4.6, 2.8)");
    assertThat(lesson().control("Start it again")).not().isVisible();
  }

  @Test
  void scriptIsItsAuthorsAlone() {
    Page page = open(PATH, RIGHT);
    run(page);
    String script = site() + page.locator(".own-figure").getAttribute("data-script");
    APIResponse own = page.request().get(script);
    assertEquals(200, own.status());
    assertTrue(own.headers().get("content-security-policy").startsWith("default-src 'none'"));
    assertEquals("private, no-store", own.headers().get("cache-control"));
    Page theirs = another().page();
    theirs.navigate(site() + PATH);
    assertEquals(404, theirs.request().get(script).status());
    assertEquals(404, theirs.request().get(script.replace("/worker", "")).status());
  }
}
