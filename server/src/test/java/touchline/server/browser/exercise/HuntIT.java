package touchline.server.browser.exercise;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.answer.DecimalMark;
import touchline.answer.Reading;
import touchline.answer.TypedAnswer;
import touchline.diagram.NumberText;
import touchline.geometry.Vec2;
import touchline.input.Inputs;
import touchline.server.browser.Axe;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.Hands;
import touchline.task.HuntTask;
import touchline.task.Marker;
import touchline.task.Question;
import touchline.topic.Topics;

/** A hunt for a mistake as a learner does it, by keys alone. */
class HuntIT extends BrowserCase {
  private static final long SEED = 5;

  private final HuntTask<?> task = (HuntTask<?>) Topics.task("overlap-hunt").orElseThrow();
  private final Marker marker = Marker.of(task, SEED);
  private final Question question = marker.variant().questions().get(0);

  private Locator open() {
    lesson().page().navigate(site() + "/exercises/overlap/hunt?seed=" + SEED);
    Locator panel = lesson().page().locator("section.exercise[data-kind=hunt]");
    panel.locator("[role=slider]").waitFor();
    return panel;
  }

  @Test
  void theCircleGoesByArrowKeysAndTheMapAppears() {
    Locator panel = open();
    Inputs inputs = task.inputs(question.givens().get(0).start());
    Vec2 at = inputs.point(task.probe());
    Vec2 right = right();
    Locator handle = panel.locator(".exercise-stage [role=slider]");
    handle.focus();
    press(handle, right.x() > at.x() ? "ArrowRight" : "ArrowLeft", right.x() - at.x());
    press(handle, right.y() > at.y() ? "ArrowUp" : "ArrowDown", right.y() - at.y());
    assertThat(panel.locator("input[name=a0]")).hasValue(NumberText.of(right));
    assertThat(panel.locator("dd").nth(2)).containsText(NumberText.of(right));
    assertEquals(
        NumberText.of(right) + ", it says " + panel.locator("dd").nth(3).textContent(),
        handle.getAttribute("aria-valuetext"));
    Hands.press(panel.locator("button[type=submit]"), "Enter");
    assertThat(panel.locator(".verdict.right")).containsText("Caught: here it says");
    assertThat(panel.locator(".verdict")).containsText("You found it with your first check.");
    assertThat(panel.locator(".verdict")).containsText("The mistake is");
    assertThat(panel.locator(".attempts")).hasCount(1); // The answer of the server has come.
    assertThat(panel.locator(".verdict .dots path")).hasCount(1);
    assertEquals(List.of(), Axe.violations(lesson().page(), "section.exercise"));
  }

  @Test
  void aPlaceWhereItIsRightIsNotYetOne() {
    Locator panel = open();
    Inputs inputs = task.inputs(question.givens().get(0).start());
    panel.locator("input[name=a0]").fill(NumberText.of(inputs.point(task.probe())));
    Hands.press(panel.locator("button[type=submit]"), "Enter");
    assertThat(panel.locator(".verdict.wrong")).containsText("and that is right.");
    assertThat(panel.locator(".dots")).hasCount(0);
    assertEquals(List.of(), Axe.violations(lesson().page(), "section.exercise"));
  }

  @Test
  void anotherOneStartsElsewhereWithAHandleOfItsOwn() {
    Locator panel = open();
    String before = panel.locator(".exercise-stage").getAttribute("data-start");
    Hands.press(panel.locator("a.another"), "Enter");
    assertThat(panel.locator(".exercise-stage")).not().hasAttribute("data-start", before);
    Hands.press(panel.locator(".exercise-stage [role=slider]"), "ArrowUp");
    assertThat(panel.locator("input[name=a0]")).not().hasValue("");
  }

  private Vec2 right() {
    String text = marker.right(0).get(0);
    Reading read = TypedAnswer.read(question.fields().get(0), text, DecimalMark.POINT);
    return ((Reading.Understood) read).value().asPoint();
  }

  private static void press(Locator handle, String key, double metres) {
    int steps = (int) Math.round(Math.abs(metres) * 10);
    for (int i = 0; i < steps; i++) {
      Hands.press(handle, key);
    }
  }
}
