package touchline.server.browser.method;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.server.browser.Axe;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.Hands;
import touchline.server.browser.LessonPage;

/** A method written in the page: typed, run, handed in, stepped beside the lesson's. */
class CodeIT extends BrowserCase {
  private static final String PATH = "/exercises/closest-point/write-it";

  /** The foot of the perpendicular, which may lie beyond an end. */
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

  private static final String BROKEN = UNCLAMPED.replace("dot(d) / d", "dot(d) / e");

  private Page open() {
    Page page = lesson().page();
    page.navigate(site() + PATH);
    page.locator(".code-editor .cm-content").waitFor();
    page.locator("section.code[data-live]").waitFor();
    return page;
  }

  private static Locator editor(Page page) {
    return page.locator(".code-editor .cm-content");
  }

  private static void write(Page page, String source) {
    editor(page).fill(source);
    assertThat(page.locator("textarea.code-source")).hasValue(source);
  }

  private static void run(Page page) {
    Hands.press(page.locator("button.run"), "Enter");
    page.locator(LessonPage.MARKED).waitFor();
  }

  @Test
  void aMethodIsTypedByKeyboardAndRun() {
    Page page = open();
    editor(page).click();
    page.keyboard().press("ControlOrMeta+Home");
    for (int i = 0; i < 5; i++) {
      page.keyboard().press("ArrowDown");
    }
    page.keyboard().press("Home");
    page.keyboard().press("Shift+End");
    page.keyboard().type("return a;");
    page.keyboard().press("ControlOrMeta+Enter");
    assertThat(page.locator(".ticks li")).hasCount(4);
    assertThat(page.locator(".ticks li.right")).hasCount(1);
    assertThat(page.locator(".code-status")).containsText("1 of 4 cases right.");
    assertEquals("textbox", page.evaluate(DEEP_FOCUS), "the editor keeps the focus");
  }

  private static final String DEEP_FOCUS =
      "() => { let at = document.activeElement;"
          + " while (at.shadowRoot) at = at.shadowRoot.activeElement;"
          + " return at.getAttribute('role'); }";

  @Test
  void tabIndentsAndEscapeThenTabLeavesTheEditor() {
    Page page = open();
    write(page, "a");
    editor(page).click();
    page.keyboard().press("Home");
    page.keyboard().press("Tab");
    assertThat(page.locator("textarea.code-source")).hasValue("  a");
    page.keyboard().press("Escape");
    page.keyboard().press("Tab");
    assertNotEquals("textbox", page.evaluate(DEEP_FOCUS));
  }

  @Test
  void aCompileErrorStandsAtItsLine() {
    Page page = open();
    write(page, BROKEN);
    run(page);
    assertThat(page.locator(".complaints li[data-line='6']").first()).isVisible();
    assertThat(page.locator(".code-editor .cm-lint-marker-error")).hasCount(1);
    assertThat(page.locator(".code-editor .cm-lintRange-error").first()).hasText("e");
    write(page, UNCLAMPED);
    run(page);
    assertThat(page.locator(".code-editor .cm-lint-marker-error")).hasCount(0);
  }

  @Test
  void aCounterexampleIsSteppedToWhereTheTwoPart() {
    Page page = open();
    write(page, UNCLAMPED);
    Hands.press(page.locator("button.submit"), "Enter");
    Locator pair = page.locator(".code-pair[data-live]");
    pair.waitFor();
    assertThat(page.locator(".counterexample")).isVisible();
    assertThat(pair.locator(".pair-side.yours li.now")).containsText("They diverge here.");
    assertThat(pair.locator(".pair-side.right li.now")).containsText("They diverge here.");
    Locator bar = pair.locator("input[type=range]");
    bar.focus();
    page.keyboard().press("Home");
    assertThat(pair.locator(".pair-side.yours li.now")).containsText("The method is called.");
    page.keyboard().press("End");
    assertThat(pair.locator(".pair-side.yours .line.now")).containsText("return a.plus");
    assertThat(pair.locator(".pair-side.yours .changed th")).hasText("return");
    Hands.press(pair.getByText("Where they diverge"), "Enter");
    assertThat(pair.locator(".pair-side.right li.now")).containsText("They diverge here.");
  }

  @Test
  void draggingTheCaseRunsTheStudentsMethodOnIt() {
    Page page = open();
    write(page, UNCLAMPED);
    run(page);
    page.locator(".code-pair[data-live]").waitFor();
    String before = page.locator(".pair-call").textContent();
    Locator handle = page.locator(".pair-stage [role=slider][aria-label=p]");
    handle.focus();
    page.keyboard().press("ArrowUp");
    assertThat(page.locator(".pair-call")).not().hasText(before);
    assertThat(handle).isFocused();
    String moved = page.locator(".pair-call").textContent();
    Locator field = page.getByLabel("p, x");
    field.fill("-7");
    Hands.press(field, "Enter");
    assertThat(page.locator(".pair-call")).not().hasText(moved);
    assertThat(page.locator(".pair-call")).containsText("p = (-7, ");
    assertThat(page.locator(".pair-side.yours li.parts")).hasCount(1);
  }

  @Test
  void aDraftSurvivesAReloadAndCanBeGivenUp() {
    Page page = open();
    String starter = page.locator("textarea.code-source").inputValue();
    write(page, UNCLAMPED);
    assertThat(page.locator(".code-draft")).containsText("Draft kept");
    page.reload();
    assertThat(page.locator(".code-draft")).containsText("Your draft from");
    assertThat(page.locator("textarea.code-source")).hasValue(UNCLAMPED);
    assertThat(editor(page)).containsText("double t");
    Hands.press(page.getByText("Start again from the starter"), "Enter");
    assertThat(page.locator("textarea.code-source")).hasValue(starter);
    Hands.press(page.getByText("Take the other version"), "Enter");
    assertThat(page.locator("textarea.code-source")).hasValue(UNCLAMPED);
  }

  @Test
  void twoWindowsDoNotDestroyEachOthersDraft() {
    Page one = open();
    Page other = one.context().newPage();
    other.navigate(site() + PATH);
    other.locator(".code-editor .cm-content").waitFor();
    write(one, UNCLAMPED);
    assertThat(one.locator(".code-draft")).containsText("Draft kept");
    assertThat(other.locator(".code-draft")).containsText("Another window");
    write(other, BROKEN);
    Hands.press(other.getByText("Take the other version"), "Enter");
    assertThat(other.locator("textarea.code-source")).hasValue(UNCLAMPED);
  }

  @ParameterizedTest
  @ValueSource(ints = {1280, 360})
  void whatIsSaidOfTheDraftDoesNotMoveTheButtonAboutToBeClicked(int width) {
    use(new NewContextOptions().setViewportSize(width, 800));
    Page page = open();
    Locator submit = page.locator("button.submit");
    double before = submit.boundingBox().y;
    editor(page).click();
    page.keyboard().press("ControlOrMeta+Home");
    page.keyboard().type("// mine ");
    assertThat(page.locator(".code-draft")).containsText("Draft kept");
    double moved = ((Number) page.evaluate("() => scrollY")).doubleValue();
    assertEquals(before, submit.boundingBox().y + moved, 0.5);
  }

  @Test
  void aSubmissionWithoutConnectionIsSentLaterAndOnce() {
    useNew();
    Page page = open();
    write(page, UNCLAMPED);
    page.context().setOffline(true);
    Hands.press(page.locator("button.submit"), "Enter");
    assertThat(page.locator(".code-status")).containsText("Not sent");
    page.context().setOffline(false);
    page.locator(LessonPage.MARKED).waitFor();
    page.reload();
    page.locator(".code-editor .cm-content").waitFor();
    assertThat(page.locator("details.attempts li")).hasCount(1);
    lesson().forgiveNetwork();
  }

  @Test
  void withoutScriptTheMethodIsRunAndToldStepByStep() {
    Page page = use(new NewContextOptions().setJavaScriptEnabled(false)).page();
    page.navigate(site() + PATH);
    page.locator("textarea.code-source").fill(UNCLAMPED);
    Hands.press(page.locator("button.run"), "Enter");
    assertThat(page.locator(".ticks li.wrong").first()).isVisible();
    assertThat(page.locator(".pair-side.yours li.parts")).containsText("They diverge here.");
    assertThat(page.locator("textarea.code-source")).hasValue(UNCLAMPED);
    lesson().forgiveBlockedScript();
  }

  @ParameterizedTest
  @MethodSource("touchline.server.browser.Looks#darkAndNarrow")
  void axeFindsNothingAndNothingIsTooWide(ColorScheme scheme, int width) {
    use(new NewContextOptions().setColorScheme(scheme).setViewportSize(width, 800));
    Page page = open();
    write(page, BROKEN);
    run(page);
    assertEquals(List.of(), Axe.violations(page));
    write(page, UNCLAMPED);
    Hands.press(page.locator("button.run"), "Enter");
    page.locator(".code-pair[data-live]").waitFor();
    assertEquals(List.of(), Axe.violations(page));
    Object wide = page.evaluate("() => document.documentElement.scrollWidth");
    assertEquals(width, Math.max(width, ((Number) wide).intValue()), "wide");
  }

  /**
   * Prints what a learner waits for, from the click to the ticks; a machine's speed is no claim.
   * Few runs show that it can be measured, {@code -Druns=20} is a measurement.
   */
  @Test
  void runToTicksIsMeasured() {
    Page page = open();
    write(page, UNCLAMPED);
    run(page);
    int runs = Integer.getInteger("runs", 3);
    List<Double> times = new ArrayList<>();
    for (int i = 0; i < runs; i++) {
      times.add(((Number) page.evaluate(TIMED)).doubleValue());
    }
    Collections.sort(times);
    System.out.printf(
        "Run to ticks in the page: median %.0f ms, slowest %.0f ms of %d%n",
        times.get(runs / 2), times.get(runs - 1), runs);
    assertTrue(times.get(0) > 0, "the ticks come after the click: " + times);
  }

  private static final String TIMED =
      """
      () => new Promise(done => {
        const result = document.querySelector('.code-result');
        const start = performance.now();
        new MutationObserver((changes, observer) => {
          if (result.querySelector('.ticks')) {
            observer.disconnect();
            requestAnimationFrame(() => done(performance.now() - start));
          }
        }).observe(result, {childList: true});
        document.querySelector('button.run').click();
      })
      """;
}
