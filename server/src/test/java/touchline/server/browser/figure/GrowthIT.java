package touchline.server.browser.figure;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import touchline.growth.GrowthWords;
import touchline.growth.Method;
import touchline.growth.Swarm;
import touchline.growth.Work;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.Hands;

/** Circles that roll, what four methods ask about them, and how long that takes in the page. */
class GrowthIT extends BrowserCase {
  private static final Pattern MEASURED = Pattern.compile("(under )?[0-9.,]+ ms");
  private static final Pattern ROLLING = Pattern.compile("t = (0\\.[3-9]|[1-9]).* s");

  private static final String NEXT_PAINTS =
      "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() =>"
          + " setTimeout(done))))";

  private Locator open() {
    return lesson().openLesson(site(), "/lessons/broad-phase").page().locator("#figure-many");
  }

  private static void assertMeasured(Locator figure) {
    for (Method method : Method.values()) {
      assertThat(figure.locator(".growth-" + method.role() + "-time")).hasText(MEASURED);
    }
  }

  /** The page has counted what the same methods count here, about the same circles. */
  private static void assertCountedAsHere(Locator figure, int circles) {
    String told = figure.locator(".figure-place").textContent();
    double time = Double.parseDouble(told.substring("t = ".length(), told.length() - 2));
    Work work = Work.of(new Swarm(circles).at(Math.round(time * 100) * 0.01));
    for (Method method : Method.values()) {
      assertThat(figure.locator(".growth-" + method.role()))
          .hasText(GrowthWords.asked(work, method));
    }
    assertThat(figure.locator(".growth-found")).hasText(GrowthWords.found(work));
  }

  @Test
  void circlesRollAndStandAndAreCounted() {
    Locator figure = open();
    Locator play = figure.locator(".play");
    Locator place = figure.locator(".figure-place");
    Locator swarm = figure.locator(".growth-swarm");
    assertThat(place).hasText("t = 0 s");
    assertMeasured(figure);
    assertCountedAsHere(figure, 200);
    String before = swarm.innerHTML();
    Hands.press(play, "Enter");
    assertThat(play).hasAttribute("aria-label", "Pause");
    assertThat(place).hasText(ROLLING);
    assertNotEquals(before, swarm.innerHTML());
    assertThat(figure.locator(".growth-repaired")).containsText("the sweep moved");
    Hands.press(play, "Enter");
    assertThat(play).hasAttribute("aria-label", "Play");
    String stands = swarm.innerHTML();
    assertCountedAsHere(figure, 200);
    assertMeasured(figure);
    assertEquals(stands, swarm.innerHTML());
    assertThat(figure.locator(".figure-status")).containsText(Pattern.compile("Grid: .* in .* ms"));
    Hands.press(play, "ArrowRight");
    Hands.press(figure.locator(".forward"), "Enter");
    assertNotEquals(stands, swarm.innerHTML());
    assertCountedAsHere(figure, 200);
    Hands.press(figure.locator(".reset"), "Enter");
    assertThat(place).hasText("t = 0 s");
    assertEquals(before, swarm.innerHTML());
  }

  /** All pairs of ten thousand take long; between two pictures the page asks only some of them. */
  @Test
  void thePageGoesOnWhileTenThousandAreMeasured() {
    Locator figure = open();
    Hands.press(figure.locator("input[name=circles]"), "End");
    Object frames =
        figure.evaluate(
            """
            figure => new Promise(done => {
              let frames = 0;
              const look = () => {
                frames++;
                const told = figure.querySelector('.growth-all-time').textContent;
                if (told !== '…') return done(frames);
                requestAnimationFrame(look);
              };
              look();
            })
            """);
    assertTrue(((Number) frames).intValue() > 10, () -> "pictures meanwhile: " + frames);
    assertMeasured(figure);
    assertCountedAsHere(figure, 10_000);
    Hands.press(figure.locator(".play"), "Enter");
    assertThat(figure.locator(".figure-place")).hasText(ROLLING);
  }

  @Test
  void outOfSightTheyStand() {
    Locator figure = open();
    Hands.press(figure.locator(".play"), "Enter");
    assertThat(figure.locator(".figure-place")).hasText(ROLLING);
    lesson().page().evaluate("() => scrollTo(0, document.body.scrollHeight)");
    assertThat(figure.locator(".play")).hasAttribute("aria-label", "Play");
  }

  @Test
  void atTheEdgeOfTheScreenNothingIsMeasured() {
    Locator figure = open();
    assertMeasured(figure);
    figure.evaluate(
        "one => scrollBy({top: one.getBoundingClientRect().bottom - 80, behavior: 'instant'})");
    figure.evaluate(NEXT_PAINTS);
    figure
        .locator("input[name=circles]")
        .evaluate("one => { one.stepUp(); one.dispatchEvent(new Event('input')); }");
    figure.evaluate(NEXT_PAINTS);
    assertThat(figure.locator(".growth-all-time")).hasText("…");
    figure.evaluate("one => one.scrollIntoView({block: 'center', behavior: 'instant'})");
    assertMeasured(figure);
  }

  @Test
  void whoWantsNoMotionSeesThemTwoSecondsLater() {
    use(new NewContextOptions().setReducedMotion(ReducedMotion.REDUCE));
    Locator figure = open();
    Hands.press(figure.locator(".play"), "Enter");
    assertThat(figure.locator(".figure-place")).hasText("t = 2 s");
    assertThat(figure.locator(".play")).hasAttribute("aria-label", "Play");
    assertCountedAsHere(figure, 200);
  }

  /** The marks stand on the curves, wherever the number is dragged. */
  @Test
  void theNumberOfCirclesIsDraggedAlongTheCurves() {
    Locator figure = open();
    Locator circles = figure.locator("input[name=circles]");
    Locator all = figure.locator(".growth-all");
    Locator sweep = figure.locator(".growth-sweep");
    assertThat(circles).hasAttribute("aria-valuetext", "200");
    assertThat(all).hasText("19,900");
    assertMarksStandOnCurves(figure);
    String before = sweep.textContent();
    Locator marks = figure.locator(".growth-now");
    String drawn = marks.innerHTML();
    circles.scrollIntoViewIfNeeded();
    BoundingBox box = circles.boundingBox();
    Page page = lesson().page();
    page.mouse().move(box.x + box.width * 0.45, box.y + box.height / 2);
    page.mouse().down();
    page.mouse().move(box.x + box.width * 0.7, box.y + box.height / 2);
    page.mouse().up();
    assertThat(circles).not().hasAttribute("aria-valuetext", "200");
    assertThat(sweep).not().hasText(before);
    assertNotEquals(drawn, marks.innerHTML());
    assertMarksStandOnCurves(figure);
    assertThat(figure.locator(".figure-status")).containsText("pairs are touching. All pairs: ");
  }

  @Test
  void fromTenCirclesToTenThousandTheWorkGrowsByAMillion() {
    Locator figure = open();
    Locator circles = figure.locator("input[name=circles]");
    circles.focus();
    lesson().page().keyboard().press("Home");
    assertThat(circles).hasAttribute("aria-valuetext", "10");
    assertThat(figure.locator(".growth-all")).hasText("45");
    assertMarksStandOnCurves(figure);
    lesson().page().keyboard().press("End");
    assertThat(circles).hasAttribute("aria-valuetext", "10,000");
    assertThat(figure.locator(".growth-all-each")).hasText("4999.5 each");
    assertThat(figure.locator(".growth-all")).hasText("49,995,000");
    assertMarksStandOnCurves(figure);
  }

  private static void assertMarksStandOnCurves(Locator figure) {
    Object off =
        figure.evaluate(
            """
            figure => [...figure.querySelectorAll('.growth-now circle')].filter(mark => {
              const at = mark.getAttribute('cx') + ',' + mark.getAttribute('cy');
              const curve = figure.querySelector(`polyline.${mark.getAttribute('class')}`);
              return !curve.getAttribute('points').split(' ').includes(at);
            }).length
            """);
    assertThat(figure.locator(".growth-now circle")).hasCount(4);
    assertEquals(0, off);
  }
}
