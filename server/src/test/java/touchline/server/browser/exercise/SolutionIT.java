package touchline.server.browser.exercise;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.LessonPage;
import touchline.task.Marker;
import touchline.topic.Topics;

/** The worked solution: not before the attempts are used up, and then to be stepped. */
class SolutionIT extends BrowserCase {
  private static final String PATH = "/exercises/closest-point/find-it?seed=7";
  private static final Marker MARKER =
      Marker.of(Topics.task("closest-point-place").orElseThrow(), 7);

  @Test
  void theLastWrongAttemptBringsAStepperThatEndsAtTheRightAnswer() {
    LessonPage own = lesson();
    own.page().navigate(site() + PATH);
    own.exercise().locator("[role=slider]").waitFor();
    for (String wrong : new String[] {"(7.1, 7.1)", "(7.2, 7.2)", "(7.3, 7.3)"}) {
      assertEquals(0, own.exercise().locator(".solution").count(), "not before " + wrong);
      own.answer(wrong);
      assertThat(own.exercise().locator(".attempts li").first()).containsText(wrong);
    }
    Locator solution = own.exercise().locator("details.solution");
    assertThat(solution.locator("figure.live")).isVisible();
    assertThat(solution.locator("[role=slider]:visible")).hasCount(0);
    own.button("First step").click();
    assertThat(solution.locator(".figure-place")).containsText("Step 1 of");
    int steps = Integer.parseInt(solution.locator("input[type=range]").getAttribute("max"));
    for (int step = 1; step < steps; step++) {
      own.button("Step forward").click();
    }
    assertThat(solution.locator(".figure-place")).containsText("Step " + steps + " of " + steps);
    assertThat(solution.locator(".figure-variables tr", row("return"))).containsText(right());
  }

  @Test
  void aRightAnswerOffersTheStepsAndDoesNotOpenThem() {
    LessonPage own = lesson();
    own.page().navigate(site() + PATH);
    own.exercise().locator("[role=slider]").waitFor();
    own.answer(right());
    Locator solution = own.exercise().locator("details.solution");
    assertThat(solution.locator("figure")).not().isVisible();
    solution.locator("summary").click();
    assertThat(solution.locator("figure.live")).isVisible();
  }

  @Test
  void withoutScriptEveryStepIsInWords() {
    LessonPage plain = use(new NewContextOptions().setJavaScriptEnabled(false));
    plain.page().navigate(site() + PATH);
    plain.answer(right());
    Locator solution = plain.exercise().locator("details.solution");
    solution.locator("summary").click();
    assertThat(solution.locator("figure svg.picture")).isVisible();
    assertThat(solution.locator(".figure-steps li").last())
        .containsText("closest point is the end");
    assertThat(solution.locator("li").first()).containsText("segV = b - a");
    plain.forgiveBlockedScript();
  }

  private static Locator.LocatorOptions row(String variable) {
    return new Locator.LocatorOptions().setHasText(variable);
  }

  private static String right() {
    return MARKER.right(0).get(0);
  }
}
