package touchline.server.browser.figure;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page.NavigateOptions;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.WaitUntilState;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.diagram.NumberText;
import touchline.figure.Figure;
import touchline.figure.Frame;
import touchline.figure.Run;
import touchline.geometry.Vec2;
import touchline.input.InputNumber;
import touchline.input.Inputs;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.Finger;
import touchline.server.browser.LessonPage;

/** The figure of the lesson under a hand: mouse, finger, keys, steps, address. */
class FigureIT extends BrowserCase {
  private static final Vec2 P = new Vec2(3, 6);

  @Test
  void aPointFollowsTheMouseAndTheClosestPointFollowsTheCode() {
    LessonPage lesson = lesson().open(site(), "");
    Vec2 beyond = new Vec2(8.4, 7.2);
    lesson.drag(P, beyond);
    assertThat(lesson.handle("p")).hasAttribute("aria-valuetext", "(8.4, 7.2)");
    assertShows(lesson, inputs(lesson).dragged("p", beyond), lesson.step() - 1);
  }

  @Test
  void aPointFollowsAFinger() {
    LessonPage lesson =
        use(new NewContextOptions().setViewportSize(390, 800).setHasTouch(true).setIsMobile(true));
    lesson.open(site(), "");
    lesson.handle("p").scrollIntoViewIfNeeded();
    double before = scrolled(lesson);
    Vec2 to = new Vec2(5, 7);
    touchDrag(lesson, P, to);
    assertThat(lesson.handle("p")).hasAttribute("aria-valuetext", "(5, 7)");
    assertEquals(before, scrolled(lesson), "the page must not scroll under the finger");
  }

  @Test
  void arrowKeysMoveAPointByATenthAndWithShiftByOne() {
    LessonPage lesson = lesson().open(site(), "");
    lesson.handle("b").focus();
    lesson.page().keyboard().press("ArrowLeft");
    lesson.page().keyboard().press("ArrowUp");
    lesson.page().keyboard().press("Shift+ArrowUp");
    assertEquals("(6.9, 5.1)", lesson.valueOf("b"));
    assertShows(lesson, inputs(lesson).dragged("b", new Vec2(6.9, 5.1)), lesson.step() - 1);
  }

  @Test
  void edgeAndPageKeysMoveAPointAndNotThePage() {
    // Without animation the page has come to rest before a key is pressed.
    LessonPage lesson =
        use(new NewContextOptions()
                .setViewportSize(1280, 900)
                .setReducedMotion(ReducedMotion.REDUCE))
            .open(site(), "");
    lesson.handle("b").focus();
    double before = scrolled(lesson);
    lesson.page().keyboard().press("Home");
    lesson.page().keyboard().press("PageUp");
    assertEquals("(-1, 5)", lesson.valueOf("b"));
    lesson.page().keyboard().press("End");
    lesson.page().keyboard().press("PageDown");
    assertEquals("(9, 4)", lesson.valueOf("b"));
    assertEquals(before, scrolled(lesson));
  }

  @Test
  void theFigureIsNamedByItsCaption() {
    LessonPage lesson = lesson().open(site(), "");
    assertThat(lesson.page().locator(LessonPage.FIGURE + ".live"))
        .hasAccessibleName(lesson.page().locator(LessonPage.FIGURE + " figcaption").textContent());
  }

  @Test
  void onANarrowScreenTheLineThatRanStandsWithWhatIsSaidOfIt() {
    LessonPage lesson = use(new NewContextOptions().setViewportSize(360, 800));
    lesson.open(site(), fragment(inputs(lesson().open(site(), "")), 1));
    Locator line = lesson.page().locator(LessonPage.FIGURE + " .figure-line code");
    for (int step = 0; step < 12; step++) {
      assertThat(line).isVisible();
      assertThat(line)
          .hasText(lesson.page().locator(LessonPage.FIGURE + " .line.now").textContent().strip());
      lesson.control("Step forward").click();
    }
  }

  @Test
  void onAWideScreenTheCodeComesBesideThePictureAndThisBrowserKeepsIt() {
    LessonPage lesson = lesson().open(site(), "");
    Locator line = lesson.page().locator(LessonPage.FIGURE + " .figure-line");
    Locator listing = lesson.page().locator(LessonPage.FIGURE + " .figure-code .line.now");
    double before = figureHeight(lesson);
    assertThat(line).isVisible();
    assertThat(listing).isHidden();
    lesson.openCode();
    assertThat(lesson.control("Code")).hasAttribute("aria-pressed", "true");
    assertThat(line).isHidden();
    assertThat(listing).isVisible();
    assertThat(listing).isInViewport();
    assertThat(lesson.page().locator(LessonPage.FIGURE + " tr.v-segV")).isVisible();
    assertEquals(before, figureHeight(lesson), 0.5);
    lesson.page().reload();
    assertThat(listing).isVisible();
    lesson.openCode();
    lesson.page().reload();
    lesson.page().locator(LessonPage.FIGURE + ".live").waitFor();
    assertThat(listing).isHidden();
  }

  @Test
  void howAConditionCameOutStandsOnItsOwnLine() {
    LessonPage lesson = lesson();
    lesson.open(site(), "#figure=closest-point&a.x=1&a.y=1&b.x=7&b.y=4&p.x=0&p.y=0&step=10");
    assertThat(lesson.page().locator(LessonPage.FIGURE + " .figure-note"))
        .hasText("-1.342 <= 0 is true");
    lesson.openCode();
    Object rows =
        lesson
            .page()
            .locator(LessonPage.FIGURE + " .line.now")
            .evaluate(
                """
                line => {
                  const note = getComputedStyle(line, '::before');
                  const next = line.nextElementSibling.getBoundingClientRect();
                  return [note.float, note.content, getComputedStyle(line, '::after').content,
                    line.getBoundingClientRect().bottom <= next.top + 0.5].join(' ');
                }
                """);
    assertEquals("inline-end \"-1.342 <= 0 is true\" none true", rows);
  }

  @Test
  void theArrowKeysGoFromButtonToButton() {
    LessonPage lesson = lesson().open(site(), "");
    lesson.control("Play").focus();
    lesson.page().keyboard().press("ArrowLeft");
    assertThat(lesson.control("Step back")).isFocused();
    lesson.page().keyboard().press("Enter");
    assertEquals(Run.of(lesson.figure(), inputs(lesson)).last(), lesson.step());
    lesson.page().keyboard().press("End");
    assertThat(lesson.control("More")).isFocused();
    lesson.page().keyboard().press("ArrowRight");
    assertThat(lesson.control("First step")).isFocused();
  }

  @Test
  void aPointStaysInsideTheView() {
    LessonPage lesson = lesson().open(site(), "");
    lesson.handle("a").focus();
    for (int i = 0; i < 5; i++) {
      lesson.page().keyboard().press("Shift+ArrowLeft");
    }
    assertEquals("(-1, 1)", lesson.valueOf("a"));
  }

  @Test
  void everyStepForwardAndBackShowsWhatTheJvmTraces() {
    Random random = new Random(2);
    Inputs inputs = inputs(lesson().open(site(), ""));
    for (int round = 0; round < 3; round++) {
      for (String name : inputs.points().keySet()) {
        inputs = inputs.dragged(name, new Vec2(random.nextInt(-1, 10), random.nextInt(-1, 9)));
      }
      stepThrough(inputs);
    }
  }

  private void stepThrough(Inputs inputs) {
    LessonPage lesson = lesson();
    lesson.page().navigate("about:blank");
    lesson.open(site(), fragment(inputs, 1));
    int last = Run.of(lesson.figure(), inputs).last();
    for (int step = 0; step < last; step++) {
      assertShows(lesson, inputs, step);
      lesson.control("Step forward").click();
    }
    assertShows(lesson, inputs, last);
    lesson.control("Step back").click();
    assertShows(lesson, inputs, last - 1);
    lesson.control("First step").click();
    assertShows(lesson, inputs, 0);
    lesson.control("Last step").click();
    assertShows(lesson, inputs, last);
  }

  @Test
  void theScrubBarGoesToAnyStepByKeys() {
    LessonPage lesson = lesson().open(site(), "");
    lesson.page().locator(LessonPage.FIGURE + " input[type=range]").focus();
    lesson.page().keyboard().press("Home");
    assertShows(lesson, inputs(lesson), 0);
    lesson.page().keyboard().press("ArrowRight");
    lesson.page().keyboard().press("ArrowRight");
    assertShows(lesson, inputs(lesson), 2);
  }

  @Test
  void playGoesThroughAllStepsAndStopsAtTheEnd() {
    LessonPage lesson = useNew();
    lesson.page().clock().install();
    lesson.open(site(), "");
    lesson.control("First step").click();
    lesson.control("Play").click();
    lesson.page().clock().runFor(3_000);
    int underWay = lesson.step();
    assertTrue(underWay > 1 && underWay < 13, () -> "step " + underWay);
    lesson.page().clock().runFor(30_000);
    assertThat(lesson.control("Play")).isVisible();
    assertShows(lesson, inputs(lesson), Run.of(lesson.figure(), inputs(lesson)).last());
  }

  @Test
  void theAddressHoldsTheStateAndRestoresIt() {
    LessonPage lesson = lesson().open(site(), "");
    lesson.drag(P, new Vec2(2.5, 7));
    lesson.control("First step").click();
    lesson.control("Step forward").click();
    lesson.page().waitForURL(Pattern.compile("#figure=closest-point.*p.x=2.5&p.y=7&step=2$"));
    List<String> before = lesson.variables();
    lesson.page().reload();
    lesson.page().locator(LessonPage.FIGURE + ".live").waitFor();
    assertEquals("(2.5, 7)", lesson.valueOf("p"));
    assertEquals(before, lesson.variables());
    assertEquals(2, lesson.step());
  }

  /** On a slow line the script would share the way with the style that the page waits for. */
  @Test
  void thePageIsPaintedBeforeItsFiguresAreAskedFor() {
    Object after =
        useNew()
            .open(site(), "")
            .page()
            .evaluate(
                """
                () => performance.getEntriesByType('resource')
                  .find(one => one.name.includes('/first.')).startTime
                  > performance.getEntriesByName('first-contentful-paint')[0].startTime
                """);
    assertEquals(true, after);
  }

  /** A page that still scrolled would take a button away from under a hand that presses it. */
  @Test
  void aLinkToAFiguresStateIsThereAsSoonAsTheFigureLives() {
    LessonPage lesson = use(new NewContextOptions().setViewportSize(1280, 500));
    lesson
        .page()
        .addInitScript(
            """
            new MutationObserver(() => {
              const figure = document.querySelector('%s.live');
              if (figure) window.cameAt ??= figure.getBoundingClientRect().top;
            }).observe(document, { subtree: true, childList: true, attributeFilter: ['class'] });
            """
                .formatted(LessonPage.FIGURE));
    lesson.open(site(), "#figure=closest-point&step=1");
    double top = ((Number) lesson.page().evaluate("() => cameAt")).doubleValue();
    assertTrue(top >= 0 && top < 100, () -> "at first " + top + " px below the window's edge");
    lesson.control("Step forward").click();
    assertEquals(2, lesson.step());
  }

  @Test
  void aBrokenAddressLeavesTheFigureAsItIs() {
    for (String broken :
        List.of("#figure=closest-point&a=x", "#figure=closest-point&step=-1", "#figure=")) {
      LessonPage lesson = use(new NewContextOptions()).open(site(), broken);
      assertEquals("(1, 1)", lesson.valueOf("a"));
      assertEquals(Run.of(lesson.figure(), inputs(lesson)).last() + 1, lesson.step());
    }
  }

  @Test
  void aMoveIsSaidInWordsOnceItEnds() {
    LessonPage lesson = lesson().open(site(), "");
    lesson.handle("p").focus();
    lesson.page().keyboard().press("Shift+ArrowRight");
    Locator said = lesson.page().locator(LessonPage.FIGURE + " .figure-status");
    assertThat(said)
        .containsText("Point p moved to (4, 6); closest (5.4, 3.2), distance from p 3.13");
  }

  @Test
  void resetBringsTheAuthorsPointsBack() {
    LessonPage lesson = lesson().open(site(), "");
    lesson.drag(P, new Vec2(0, 0));
    lesson.openMore().control("Reset").click();
    assertEquals("(3, 6)", lesson.valueOf("p"));
  }

  /** The script is held back until the page stands; what comes below the figure stays there. */
  @ParameterizedTest
  @CsvSource({"1280", "768", "360"})
  void nothingMovesOnThePageWhenTheFigureComesToLife(int width) {
    LessonPage lesson = use(new NewContextOptions().setViewportSize(width, 800));
    List<Route> held = new ArrayList<>();
    lesson.page().route("**/start.*.js", held::add);
    lesson
        .page()
        .navigate(
            site() + LessonPage.PATH, new NavigateOptions().setWaitUntil(WaitUntilState.COMMIT));
    lesson.page().waitForFunction("() => document.readyState === 'interactive'");
    double before = lesson.page().locator(LessonPage.FIGURE).boundingBox().height;
    held.get(0).resume();
    lesson.page().locator(LessonPage.FIGURE + ".live").waitFor();
    assertEquals(before, figureHeight(lesson), 0.5);
  }

  @ParameterizedTest
  @CsvSource({"1280", "360"})
  void nothingMovesOnThePageWhileStepping(int width) {
    LessonPage lesson = use(new NewContextOptions().setViewportSize(width, 800));
    lesson.open(site(), "");
    lesson.control("First step").click();
    double before = figureHeight(lesson);
    for (int i = 0; i < 12; i++) {
      lesson.control("Step forward").click();
      assertEquals(before, figureHeight(lesson), 0.5, "at step " + lesson.step());
    }
  }

  private static double figureHeight(LessonPage lesson) {
    return lesson.page().locator(LessonPage.FIGURE + ".live").boundingBox().height;
  }

  private static double scrolled(LessonPage lesson) {
    return ((Number) lesson.page().evaluate("() => window.scrollY")).doubleValue();
  }

  private static Inputs inputs(LessonPage lesson) {
    return lesson.figure().inputs();
  }

  /** The table, the line and the sentence are those of the JVM's trace of the same inputs. */
  private static void assertShows(LessonPage lesson, Inputs inputs, int step) {
    Figure figure = lesson.figure();
    Frame frame = Run.of(figure, inputs).frame(step);
    assertEquals(step + 1, lesson.step());
    List<String> expected =
        frame.variables().stream()
            .map(v -> v.name() + " | " + v.type() + " | " + v.value())
            .toList();
    List<String> shown =
        lesson.variables().stream().map(row -> row.replaceAll(" set$", "")).toList();
    assertEquals(expected, shown);
    if (frame.line() > 0) {
      assertEquals(Integer.toString(frame.line()), lesson.currentLine());
    }
  }

  private static String fragment(Inputs inputs, int step) {
    StringBuilder text = new StringBuilder("#figure=closest-point");
    for (InputNumber field : inputs.fields()) {
      text.append('&' + field.id() + '=').append(NumberText.of(field.value()));
    }
    return text.append("&step=" + step).toString();
  }

  private static void touchDrag(LessonPage lesson, Vec2 from, Vec2 to) {
    new Finger(lesson.page()).drag(lesson.onScreen(from), lesson.onScreen(to));
  }
}
