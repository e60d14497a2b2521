package touchline.server.browser.figure;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import touchline.figure.Figure;
import touchline.figure.FigureQuestion;
import touchline.figure.FigureText;
import touchline.figure.Frame;
import touchline.figure.Run;
import touchline.server.browser.BrowserCase;

/**
 * Figures that ask, that move, and that go into the methods they call; the heaviest ones dragged.
 */
class FigureAskIT extends BrowserCase {
  @Test
  void aPredictionComesBeforeTheStepAndStaysBesideTheTruth() {
    Locator figure = open("overlap", 0);
    figure.locator(".first").click();
    figure.locator(".last").click();
    Locator ask = figure.locator(".figure-ask");
    assertThat(ask.locator(".figure-question")).containsText("How far is the centre");
    assertThat(figure.locator("tr.v-distance")).hasCount(0);
    ask.locator(".ask-x").fill("nonsense");
    ask.locator(".check").click();
    assertThat(ask.locator(".figure-told")).hasText("Type a number such as 2.5, 1/3 or √2.");
    ask.locator(".ask-x").fill("99");
    lesson().page().keyboard().press("Enter");
    assertThat(ask).isHidden();
    assertThat(figure.locator("tr.v-distance")).hasCount(1);
    assertThat(figure.locator(".figure-words > .figure-told"))
        .containsText("You predicted 99, but it’s ");
    figure.locator(".last").click();
    ask.locator(".pass").click();
    assertThat(ask).isHidden();
    assertEquals("true", figure.locator(".last").getAttribute("aria-disabled"));
  }

  @Test
  void aGuessedNumberStaysDrawnBesideTheTruth() {
    Locator figure = open("overlap", 0);
    figure.locator(".first").click();
    figure.locator(".last").click();
    Locator ask = figure.locator(".figure-ask");
    ask.locator(".ask-x").fill("1,5");
    ask.locator(".check").click();
    Locator mark = figure.locator(".layer .tick.v-guess line");
    assertThat(figure.locator(".layer .v-guess text")).hasText("your guess");
    figure.locator(".last").click();
    ask.locator(".pass").click();
    assertThat(mark).hasCount(1);
    figure.locator(".opens").click();
    figure.locator(".reset").click();
    assertThat(mark).hasCount(0);
  }

  /** A fraction or a root is a number here as it is in an exercise. */
  @Test
  void aGuessMayBeARootOrAFraction() {
    Locator figure = open("overlap", 0);
    figure.locator(".first").click();
    figure.locator(".last").click();
    Locator ask = figure.locator(".figure-ask");
    ask.locator(".ask-x").fill("3√9/2");
    ask.locator(".check").click();
    assertThat(figure.locator(".figure-words > .figure-told")).containsText("4.5");
  }

  @Test
  void theLastStepSaysWhyItWaits() {
    Locator figure = open("overlap", 0);
    figure.locator(".alone").click();
    figure.locator(".last").click();
    assertThat(figure.locator(".figure-ask .figure-told"))
        .hasText("The last step comes after this question. Answer it, or skip it.");
  }

  @Test
  void aHandleThatEndsAQuestionKeepsTheFocus() {
    Locator figure = open("overlap", 0);
    figure.locator(".alone").click();
    assertThat(figure.locator(".figure-ask")).isVisible();
    Locator handle = figure.locator("[role=slider]").first();
    handle.focus();
    lesson().page().keyboard().press("ArrowRight");
    assertThat(figure.locator(".figure-ask")).isHidden();
    assertThat(handle).isFocused();
  }

  @Test
  void aReaderDoesEveryStepAlone() {
    Locator figure = open("overlap", 0);
    FigureText.parse(figure.getAttribute("data-figure"));
    Run run = runOf(figure);
    figure.locator(".alone").click();
    Locator ask = figure.locator(".figure-ask");
    for (int guard = 0; guard < 40 && !"true".equals(atEnd(figure)); guard++) {
      if (ask.isVisible()) {
        int next = step(figure);
        FigureQuestion question = run.task(next).orElseThrow();
        assertThat(figure.locator(".figure-code:not([hidden]) .line.now"))
            .hasAttribute("data-line", Integer.toString(run.frame(next).line()));
        assertThat(figure.locator(".line.now")).hasAttribute("data-note", "");
        if (question.kind() == FigureQuestion.Kind.YES_NO) {
          ask.locator(Boolean.TRUE.equals(question.truth()) ? ".no" : ".yes").click();
          assertThat(ask.locator(".figure-told")).containsText("Not quite");
          ask.locator(Boolean.TRUE.equals(question.truth()) ? ".yes" : ".no").click();
        } else if (question.truth() instanceof Double truth && truth > 0) {
          ask.locator(".ask-x").fill(Double.toString(-truth));
          ask.locator(".check").click();
          assertThat(ask.locator(".figure-told")).containsText("the opposite sign");
          ask.locator(".pass").click();
        } else {
          ask.locator(".pass").click();
        }
      } else {
        figure.locator(".forward").click();
      }
    }
    assertEquals("true", atEnd(figure));
  }

  @Test
  void aWrongValueOfAStepIsToldItsMistake() {
    Locator figure = open("closest-point", 0);
    figure.locator(".alone").click();
    assertThat(lesson().page().locator("section.exercise[data-live]").first()).isAttached();
    Locator ask = figure.locator(".figure-ask");
    Locator told = ask.locator(".figure-told");
    while (!ask.isVisible()) {
      figure.locator(".forward").click();
    }
    assertThat(ask.locator(".figure-question"))
        .hasText("Now work out each line yourself. What is segV?");
    assertThat(ask.locator(".figure-known")).containsText("a (1, 1)");
    ask.locator(".ask-x").fill("-6");
    ask.locator(".ask-y").fill("-3");
    ask.locator(".check").click();
    assertThat(told)
        .containsText("Not quite. This is what you get when the walk from a leads away");
    assertThat(ask.locator(".ask-x")).hasValue("-6");
    ask.locator(".ask-y").fill("-1");
    ask.locator(".check").click();
    assertThat(told).hasText("Not quite. Try again, or choose Show me.");
    ask.locator(".ask-x").fill("6");
    ask.locator(".ask-y").fill("3");
    ask.locator(".check").click();
    assertThat(ask).isHidden();
    figure.locator(".forward").click();
    assertThat(ask.locator(".figure-question")).hasText("What is pV?");
    assertThat(told).isEmpty();
  }

  @Test
  void timeIsRunByTheSliderAndByKeys() {
    Locator figure = open("moving-circle", 0);
    String before = figure.locator(".layer").innerHTML();
    Locator slider = figure.locator(".figure-time input");
    slider.focus();
    lesson().page().keyboard().press("End");
    assertThat(figure.locator(".figure-moment")).hasText("t = 1");
    assertTrue(!before.equals(figure.locator(".layer").innerHTML()), "the circle moved");
    lesson().page().keyboard().press("Home");
    assertEquals(before, figure.locator(".layer").innerHTML());
  }

  @Test
  void stepsGoIntoTheMethodsThatAreCalledAndOutAgain() {
    Locator figure = open("overlap", 0);
    figure.locator(".first").click();
    int over = steps(figure);
    figure.locator(".deep").click();
    assertTrue(steps(figure) > over, "more steps than " + over);
    figure.locator(".code").click();
    Locator called = figure.locator(".figure-code[data-method='SegmentCircle#closestPoint']");
    figure.locator(".forward").click();
    assertThat(called).isHidden(); // the line that calls is a step of its own
    figure.locator(".forward").click();
    assertThat(called).isVisible();
    assertThat(called.locator(".line.now")).hasCount(1);
    figure.locator(".deep").click();
    assertEquals(over, steps(figure));
    assertThat(called).isHidden();
  }

  @Test
  void theTableIsThatOfTheMethodThatWasSteppedInto() {
    Locator figure = open("overlap", 0);
    Figure parsed = FigureText.parse(figure.getAttribute("data-figure"));
    Run run = Run.into(parsed, parsed.inputs());
    figure.locator(".first").click();
    figure.locator(".deep").click();
    Locator caption = figure.locator(".figure-variables caption");
    Locator rows = figure.locator(".figure-variables tbody tr:not(.free)");
    String proj = "";
    boolean called = false;
    int step = 0;
    while (!called || !run.frame(step - 1).path().isEmpty()) {
      Frame frame = run.frame(step);
      assertThat(figure.locator(".figure-place"))
          .hasText("Step " + (step + 1) + " of " + (run.last() + 1));
      String in = frame.path().isEmpty() ? "" : " in " + frame.path();
      assertThat(caption).hasText("Variables" + in);
      assertThat(figure.locator(".figure-turn")).hasText(frame.path());
      assertThat(rows.locator("th"))
          .hasText(frame.variables().stream().map(Frame.Variable::name).toArray(String[]::new));
      if (frame.path().equals("overlaps › closestPoint")) {
        called = true;
        proj = String.join("", figure.locator("tr.v-proj .value").allTextContents());
      }
      boolean known =
          called && frame.variables().stream().anyMatch(each -> each.name().equals("segV"));
      assertEquals(known, figure.locator(".figure-stage .v-segV").count() > 0, frame.spoken());
      figure.locator(".forward").click();
      step++;
    }
    assertTrue(proj.startsWith("3.983"), proj);
    assertThat(figure.locator(".figure-read")).isHidden();
  }

  @Test
  void arrowKeysOnARimChangeTheRadius() {
    Locator figure = open("overlap", 0);
    Locator rim = figure.locator("[role=slider][aria-label^='Radius of']");
    double before = number(rim);
    rim.focus();
    lesson().page().keyboard().press("Shift+ArrowRight");
    assertEquals(before + 1, number(rim), 0.11);
  }

  /** Printed and only loosely asserted: the machine that runs the tests is nobody's telephone. */
  @Test
  void aDragOverTheHeaviestFigureIsSmooth() {
    Locator figure = open("safe-pass", 0);
    Object times =
        lesson()
            .page()
            .evaluate(
                """
                async () => {
                  const handle = document.querySelector('figure .handle');
                  const box = handle.getBoundingClientRect();
                  const x = box.x + box.width / 2, y = box.y + box.height / 2;
                  const times = [];
                  const send = (type, x, y) => handle.dispatchEvent(new PointerEvent(type,
                      {pointerId: 1, clientX: x, clientY: y, button: 0, bubbles: true}));
                  handle.setPointerCapture = () => {};
                  handle.hasPointerCapture = () => true;
                  const later = window.requestAnimationFrame;
                  let due = null;
                  window.requestAnimationFrame = action => { due = action; return 0; };
                  send('pointerdown', x, y);
                  for (let i = 0; i < 300; i++) {
                    const start = performance.now();
                    send('pointermove', x + 60 * Math.sin(i / 9), y + 60 * Math.cos(i / 7));
                    if (due) { const act = due; due = null; act(0); }
                    times.push(performance.now() - start);
                  }
                  window.requestAnimationFrame = later;
                  send('lostpointercapture', x, y);
                  return times;
                }
                """);
    double[] sorted =
        ((List<?>) times)
            .stream()
                .flatMapToDouble(t -> DoubleStream.of(((Number) t).doubleValue()))
                .sorted()
                .toArray();
    double median = sorted[sorted.length / 2];
    System.out.println("drag of 300 moves, median script time a move: " + median + " ms");
    assertTrue(median < 40, () -> median + " ms a move");
    assertThat(figure).hasClass(java.util.regex.Pattern.compile(".*live.*"));
  }

  private Locator open(String slug, int index) {
    lesson().page().navigate(site() + "/lessons/" + slug);
    Locator figure = lesson().page().locator("figure[data-figure]").nth(index);
    assertThat(figure).hasClass(java.util.regex.Pattern.compile(".*live.*"));
    return figure;
  }

  private static Run runOf(Locator figure) {
    var parsed = FigureText.parse(figure.getAttribute("data-figure"));
    return Run.of(parsed, parsed.inputs());
  }

  private static int step(Locator figure) {
    return Integer.parseInt(figure.locator(".figure-scrub input").inputValue());
  }

  private static int steps(Locator figure) {
    return Integer.parseInt(figure.locator(".figure-scrub input").getAttribute("max"));
  }

  private static String atEnd(Locator figure) {
    return figure.locator(".last").getAttribute("aria-disabled");
  }

  private static double number(Locator handle) {
    return Double.parseDouble(handle.getAttribute("aria-valuenow"));
  }
}
