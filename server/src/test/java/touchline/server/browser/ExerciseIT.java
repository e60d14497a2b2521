package touchline.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import touchline.diagram.NumberText;
import touchline.diagram.View;
import touchline.exercise.Instance;
import touchline.exercise.PlaceTask;
import touchline.exercise.Tasks;
import touchline.geometry.Vec2;

/** The exercise of the lesson as a learner does it, with and without script. */
class ExerciseIT extends BrowserCase {
  private static final PlaceTask TASK = Tasks.named("closest-point").orElseThrow();

  @Test
  void aRightAnswerIsRightAndStaysAfterAReload() {
    LessonPage lesson = lesson().open(site(), "");
    Vec2 right = answerOf(lesson);
    lesson.answer(NumberText.of(right.x()), NumberText.of(right.y()));
    assertThat(lesson.exercise().locator(".verdict.right")).isVisible();
    assertThat(lesson.exercise().locator(".verdict")).isFocused();
    lesson.page().reload();
    assertThat(lesson.exercise().locator(".attempts")).containsText("attempt");
    assertThat(lesson.exercise().locator(".verdict.right")).isVisible();
  }

  @Test
  void aKnownMistakeIsExplainedAndDrawnBesideTheRightAnswer() {
    LessonPage lesson = lesson().open(site(), "");
    Instance given = TASK.instance(seed(lesson));
    Vec2 middle = given.point("a").plus(given.point("b")).times(0.5);
    lesson.answer(NumberText.of(middle.x()), NumberText.of(middle.y()));
    Locator verdict = lesson.exercise().locator(".verdict.wrong");
    assertThat(verdict).containsText("the middle of the segment");
    assertThat(lesson.exercise().locator("svg .v-yours").first()).isVisible();
    assertThat(lesson.exercise().locator("svg .v-result").first()).isVisible();
  }

  @Test
  void anAnswerCanBeDraggedIntoPlace() {
    LessonPage lesson = lesson().open(site(), "");
    Vec2 right = answerOf(lesson);
    Locator stage = lesson.exercise().locator(".exercise-stage");
    stage.scrollIntoViewIfNeeded();
    Locator handle = stage.locator("[role=slider]");
    BoundingBox from = handle.boundingBox();
    double[] to = onScreen(stage, right);
    lesson.page().mouse().move(from.x + from.width / 2, from.y + from.height / 2);
    lesson.page().mouse().down();
    lesson.page().mouse().move((from.x + to[0]) / 2, (from.y + to[1]) / 2);
    lesson.page().mouse().move(to[0], to[1]);
    lesson.page().mouse().up();
    assertThat(lesson.exercise().locator("input[name=x]")).hasValue(NumberText.of(right.x()));
    assertThat(lesson.exercise().locator("input[name=y]")).hasValue(NumberText.of(right.y()));
    lesson.exercise().locator("button[type=submit]").click();
    assertThat(lesson.exercise().locator(".verdict.right")).isVisible();
  }

  @Test
  void whatIsNotANumberIsSaidAtItsFieldAndKept() {
    LessonPage lesson = lesson().open(site(), "");
    lesson.exercise().locator("input[name=x]").fill("abc");
    lesson.exercise().locator("input[name=y]").fill("2");
    lesson.exercise().locator("button[type=submit]").click();
    Locator x = lesson.exercise().locator("input[name=x]");
    assertThat(x).hasAttribute("aria-invalid", "true");
    assertThat(x).hasValue("abc");
    assertThat(x).isFocused();
    String problem = x.getAttribute("aria-describedby").split(" ")[0];
    assertThat(lesson.page().locator("#" + problem)).containsText("abc");
    assertEquals(0, lesson.exercise().locator(".verdict").count());
    lesson.forgiveStatus(422);
  }

  @Test
  void anotherOneIsAnotherVariant() {
    LessonPage lesson = lesson().open(site(), "");
    long before = seed(lesson);
    lesson.exercise().locator("a.another").click();
    assertThat(lesson.exercise()).not().hasAttribute("data-seed", Long.toString(before));
    Vec2 right = answerOf(lesson);
    lesson.answer(NumberText.of(right.x()), NumberText.of(right.y()));
    assertThat(lesson.exercise().locator(".verdict.right")).isVisible();
    assertNotEquals(before, seed(lesson));
  }

  @Test
  void onTheExercisesOwnPageTheAddressFollows() {
    LessonPage own = lesson();
    own.page().navigate(site() + "/exercises/closest-point/find-it?seed=5");
    own.exercise().locator("[role=slider]").waitFor();
    own.page().evaluate("window.same = true");
    own.exercise().locator("a.another").click();
    assertThat(own.exercise()).not().hasAttribute("data-seed", "5");
    assertThat(own.page()).hasURL(Pattern.compile(".*/find-it\\?seed=" + seed(own) + "$"));
    own.answer("1", "2");
    assertThat(own.exercise().locator(".verdict")).isVisible();
    assertThat(own.page()).hasURL(Pattern.compile(".*/find-it\\?submission=\\d+$"));
    assertEquals(true, own.page().evaluate("window.same"), "the script did it, not a new page");
    own.page().reload();
    assertThat(own.exercise().locator(".verdict")).isVisible();
  }

  @Test
  void aLostConnectionIsSaidAndTheAnswerIsKept() {
    LessonPage lesson = lesson().open(site(), "");
    lesson.page().context().setOffline(true);
    lesson.answer("1.5", "2");
    assertThat(lesson.exercise().locator("[role=alert]")).isFocused();
    assertThat(lesson.exercise().locator("input[name=x]")).hasValue("1.5");
    lesson.page().context().setOffline(false);
    lesson.exercise().locator("button[type=submit]").click();
    assertThat(lesson.exercise().locator(".verdict")).isVisible();
    lesson.forgiveNetwork();
  }

  @Test
  void theFocusStaysOnTheButtonWhileAnAnswerIsOnItsWay() {
    LessonPage lesson = lesson().open(site(), "");
    lesson.page().route("**/panel", route -> {});
    Locator button = lesson.exercise().locator("button[type=submit]");
    button.click();
    assertThat(button).hasAttribute("aria-disabled", "true");
    assertThat(button).isFocused();
  }

  @Test
  void withoutScriptTheLessonReadsAndTheTypedAnswerIsMarked() {
    LessonPage lesson = use(new NewContextOptions().setJavaScriptEnabled(false));
    lesson.page().navigate(site() + LessonPage.PATH);
    assertThat(lesson.page().locator("h1")).hasText("Closest point on a segment");
    assertThat(lesson.page().locator("figure svg.picture")).isVisible();
    assertThat(lesson.page().locator("figure .figure-steps li").first()).isVisible();
    assertTrue(lesson.page().locator(".katex").count() > 20, "mathematics is typeset");
    Vec2 right = answerOf(lesson);
    lesson.answer(NumberText.of(right.x()), NumberText.of(right.y()));
    assertThat(lesson.page().locator(".verdict.right")).isVisible();
    lesson.page().reload();
    assertThat(lesson.page().locator(".verdict.right")).isVisible();
    lesson.page().locator("a.another").click();
    assertEquals(0, lesson.page().locator(".verdict").count());
    lesson.forgiveBlockedScript();
  }

  private static long seed(LessonPage lesson) {
    return Long.parseLong(lesson.exercise().getAttribute("data-seed"));
  }

  private static Vec2 answerOf(LessonPage lesson) {
    return TASK.answer(TASK.instance(seed(lesson)));
  }

  private static double[] onScreen(Locator stage, Vec2 point) {
    String[] sides = stage.getAttribute("data-view").split(" ");
    View view =
        new View(
            Double.parseDouble(sides[0]),
            Double.parseDouble(sides[1]),
            Double.parseDouble(sides[2]),
            Double.parseDouble(sides[3]));
    BoundingBox box = stage.locator("svg").boundingBox();
    double scale = box.width / view.width();
    return new double[] {
      box.x + view.pixelX(point.x()) * scale, box.y + view.pixelY(point.y()) * scale
    };
  }
}
