package touchline.server.browser.figure;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.Hands;

/** The figures that have scripts of their own: the pendulum, comparisons, size and offset. */
class OtherFiguresIT extends BrowserCase {
  private Locator open(String path, String figure) {
    return lesson().openLesson(site(), path).page().locator(figure);
  }

  /** Moves a handle by so many pixels, in several moves as a hand does. */
  private void drag(Locator handle, double right, double down) {
    BoundingBox box = handle.locator(".hit").boundingBox();
    double x = box.x + box.width / 2;
    double y = box.y + box.height / 2;
    Page page = lesson().page();
    page.mouse().move(x, y);
    page.mouse().down();
    for (int i = 1; i <= 5; i++) {
      page.mouse().move(x + right * i / 5, y + down * i / 5);
    }
    page.mouse().up();
  }

  private static Locator handle(Locator figure, String label) {
    return figure.locator("[role=slider][aria-label='" + label + "']");
  }

  @Test
  void aBobIsDraggedByMouseAndByKeys() {
    Locator figure = open("/lessons/pendulum", "#figure-first-program");
    Locator bob = handle(figure, "First bob");
    bob.scrollIntoViewIfNeeded();
    String start = bob.getAttribute("aria-valuetext");
    drag(bob, -60, -90);
    assertThat(bob).not().hasAttribute("aria-valuetext", start);
    String dragged = bob.getAttribute("aria-valuetext");
    bob.focus();
    lesson().page().keyboard().press("ArrowUp");
    assertThat(bob).not().hasAttribute("aria-valuetext", dragged);
    figure.locator(".reset").click();
    assertThat(bob).hasAttribute("aria-valuetext", start);
  }

  @Test
  void aThresholdOutOfRangeStopsAtItsEndAndIsTold() {
    Locator figure = open("/lessons/pendulum", "#figure-first-program");
    Locator threshold = figure.locator("[data-number=threshold]");
    threshold.fill("9");
    Hands.press(threshold, "Enter");
    assertThat(figure.locator(".figure-problem"))
        .hasText("Threshold goes from -3 to 3 rad, so it is now 3.");
    assertThat(threshold).hasValue("3");
    threshold.fill("1.5");
    Hands.press(threshold, "Enter");
    assertThat(figure.locator(".figure-problem")).hasText("");
    assertThat(threshold).hasValue("1.5");
  }

  @Test
  void timeGoesStepsAndStands() {
    Locator figure = open("/lessons/pendulum", "#figure-first-program");
    Locator now = figure.locator(".pendulum-now");
    figure.locator(".forward").click();
    assertThat(now).containsText("Time 0.05 s");
    figure.locator(".slow").click();
    assertThat(figure.locator(".slow")).hasAttribute("aria-pressed", "true");
    figure.locator(".slow").click();
    figure.locator(".play").click();
    // Several steps a second: which one is seen depends on the machine.
    assertThat(now).hasText(Pattern.compile("Time (0\\.[1-9]|[1-9])"));
    figure.locator(".play").click();
    assertThat(figure.locator(".play")).hasAttribute("aria-label", "Play");
    String stopped = now.textContent();
    lesson().page().evaluate("() => new Promise(done => requestAnimationFrame(() => done()))");
    assertThat(now).hasText(stopped);
  }

  /** The world stands at its latest step, and what is seen goes on to it. */
  @Test
  void betweenTwoStepsAPendulumIsSeenToMove() {
    Locator figure = open("/lessons/pendulum", "#figure-first-program");
    figure.locator(".slow").click();
    figure.locator(".play").click();
    Object seen =
        figure.evaluate(
            """
            figure => new Promise(done => {
              const now = figure.querySelector('.pendulum-now'), places = new Set();
              const bob = figure.querySelector('[aria-label="Second bob"]');
              let told = '';
              const look = () => {
                if (told && now.textContent !== told && places.size > 2) return done(places.size);
                if (now.textContent !== told) places.clear();
                told = now.textContent;
                places.add(bob.getAttribute('transform'));
                requestAnimationFrame(look);
              };
              look();
            })
            """);
    assertTrue(((Number) seen).intValue() > 2, () -> "places within one step: " + seen);
  }

  @Test
  void theSwitchesOfTheMotorOpenAndClose() {
    Locator figure = open("/lessons/pendulum", "#figure-first-program");
    Locator table = figure.locator(".pendulum-switches");
    assertThat(table).isHidden();
    figure.locator(".opens").click();
    assertThat(table).isVisible();
    lesson().page().keyboard().press("Escape");
    assertThat(table).isHidden();
  }

  @Test
  void aMistakeRunsBesideTheRightRule() {
    Locator figure = open("/lessons/closest-point", "#figure-closest-slips");
    Locator told = figure.locator(".compare-told");
    assertThat(figure.locator(".compare-right")).hasText("(6, 4)");
    assertThat(figure.locator(".compare-wrong")).hasText("(7.034, 4.414)");
    assertThat(told).containsText("They differ here by 1.114 m.");
    Locator p = handle(figure, "Point p");
    p.scrollIntoViewIfNeeded();
    drag(p, -150, 0);
    assertThat(told).containsText("Here they agree.");
    assertThat(figure.locator("svg .v-wrong.dot")).hasCount(0);
    figure.locator("select").selectOption("M20");
    assertThat(figure.locator(".compare-name")).hasText("Straight up or down");
    assertThat(told).containsText("They differ here");
    p.focus();
    String before = figure.locator(".compare-right").textContent();
    lesson().page().keyboard().press("PageDown");
    assertThat(figure.locator(".compare-right")).not().hasText(before);
    assertThat(figure.locator(".figure-status")).containsText("With the mistake: ");
  }

  @Test
  void whereTheyPartIsShownOnDemand() {
    Locator figure = open("/lessons/overlap", "#figure-six-tests");
    Locator dots = figure.locator(".parting");
    assertNull(dots.getAttribute("d"), "asked for all over the picture before anybody wants it");
    assertThat(dots).isHidden();
    assertThat(figure.locator(".of-dots")).isHidden();
    figure.locator(".everywhere").click();
    String before = dots.getAttribute("d");
    assertThat(figure.locator(".of-dots")).isVisible();
    assertThat(figure.locator(".everywhere")).hasAttribute("aria-pressed", "true");
    assertThat(dots).isVisible();
    figure.locator(".opens").click();
    figure.locator("[data-number='circle.radius']").fill("0.5");
    Hands.press(figure.locator("[data-number='circle.radius']"), "Enter");
    assertThat(dots).not().hasAttribute("d", before);
    figure.locator(".reset").click();
    assertThat(dots).hasAttribute("d", before);
  }

  @Test
  void theOffsetCostsThePlainMethodItsDigits() {
    Locator figure = open("/lessons/robust", "#figure-plain-and-careful");
    Locator offset = figure.locator("input[name=offset]");
    assertThat(figure.locator(".scales-plain .ulps")).hasText("off by 7502999 ulp");
    offset.focus();
    lesson().page().keyboard().press("Home");
    assertThat(offset).hasAttribute("aria-valuetext", "0 m");
    assertThat(figure.locator(".scales-plain .off")).hasCount(0);
    lesson().page().keyboard().press("End");
    assertThat(figure.locator(".scales-offset")).hasText("10¹⁶ m");
    assertThat(figure.locator(".scales-careful .ulps")).hasText("exact to the last digit");
    figure.locator("input[name=size]").focus();
    lesson().page().keyboard().press("End");
    assertThat(figure.locator(".scales-size")).hasText("10¹⁶ times as large");
    assertThat(figure.locator(".figure-status")).containsText("The plain method is ");
  }

  @Test
  void theWidthOfACellDecidesWhoIsAsked() {
    Locator figure = open("/lessons/robust-and-fast", "#figure-crowd");
    Locator asked = figure.locator(".sharing-asked");
    Locator width = figure.locator("input[name=width]");
    width.focus();
    lesson().page().keyboard().press("End");
    assertThat(width).hasAttribute("aria-valuetext", "16 m");
    assertThat(asked).hasText("1770 pairs");
    lesson().page().keyboard().press("Home");
    assertThat(figure.locator(".sharing-width")).hasText("0.25 m");
    assertThat(asked).not().hasText("1770 pairs");
    assertThat(figure.locator(".sharing-touching")).hasText("19 pairs");
    Locator circles = figure.locator("input[name=circles]");
    circles.focus();
    lesson().page().keyboard().press("Home");
    assertThat(circles).hasAttribute("aria-valuetext", "10");
    assertThat(figure.locator(".sharing-all")).hasText("45 pairs");
    assertThat(figure.locator(".figure-status")).containsText("of 45 pairs share a cell");
  }

  @Test
  void theBallIsDraggedThroughTheCrowd() {
    Locator figure = open("/lessons/robust-and-fast", "#figure-crowd");
    Locator ball = handle(figure, "Ball");
    Locator told = figure.locator(".sharing-ball");
    assertThat(told).containsText("touches 1.");
    ball.scrollIntoViewIfNeeded();
    drag(ball, -40, -60);
    String dragged = told.textContent();
    assertThat(ball).not().hasAttribute("aria-valuetext", "(8.6, 3)");
    ball.focus();
    lesson().page().keyboard().press("PageUp");
    lesson().page().keyboard().press("PageUp");
    assertThat(told).not().hasText(dragged);
    assertThat(figure.locator(".figure-status")).containsText("The ball is written into ");
    lesson().page().keyboard().press("Escape");
    assertThat(ball).hasAttribute("aria-valuetext", "(8.6, 3)");
  }
}
