package touchline.server.browser.exercise;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import touchline.diagram.NumberText;
import touchline.diagram.View;
import touchline.geometry.Vec2;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.Hands;
import touchline.server.browser.LessonPage;
import touchline.task.GivenValue;
import touchline.task.Marker;
import touchline.task.Task;
import touchline.topic.Topics;

/** The exercise of the lesson as a learner does it, with and without script. */
class ExerciseIT extends BrowserCase {
  private static final Task TASK = Topics.task("closest-point-place").orElseThrow();

  @Test
  void aRightAnswerIsRightAndStaysAfterAReload() {
    LessonPage lesson = lesson().openAtExercises(site());
    lesson.answer(answerOf(lesson));
    assertThat(lesson.exercise().locator(".verdict.right")).isVisible();
    assertThat(lesson.exercise().locator(".verdict")).isFocused();
    lesson.page().reload();
    lesson.goToExercises();
    assertThat(lesson.exercise().locator(".attempts")).containsText("attempt");
    assertThat(lesson.exercise().locator(".verdict.right")).isVisible();
  }

  @Test
  void howNearCountsStandsBesideTheField() {
    LessonPage lesson = lesson().openAtExercises(site());
    assertThat(lesson.exercise().locator(".precision"))
        .containsText(Pattern.compile("Each number must be within [0-9.]+ of the exact one."));
  }

  /** The address is the lesson's, so the tab has to remember it. */
  @Test
  void theNextQuestionIsThereAfterAReload() {
    LessonPage lesson = lesson().openAtExercises(site());
    Locator number = lesson.exercise().locator(".question-number");
    lesson.answer(answerOf(lesson));
    assertThat(lesson.exercise().locator(".verdict.right")).isVisible();
    Hands.press(lesson.exercise().locator("a.next"), "Enter");
    assertThat(number).hasText(Pattern.compile("Question 2 of \\d"));
    lesson.page().reload();
    lesson.goToExercises();
    assertThat(number).hasText(Pattern.compile("Question 2 of \\d"));
    assertThat(lesson.exercise().locator(".attempts")).containsText("attempt");
  }

  @Test
  void aKnownMistakeIsExplainedAndDrawnWithoutTheRightAnswer() {
    LessonPage lesson = lesson().openAtExercises(site());
    List<GivenValue> given = TASK.variant(seed(lesson)).questions().get(0).givens().get(0).values();
    Vec2 middle = point(given.get(0)).plus(point(given.get(1))).times(0.5);
    lesson.answer(NumberText.of(middle));
    assertThat(lesson.exercise().locator(".verdict")).containsText("the middle");
    assertThat(lesson.exercise().locator("svg .v-yours").first()).isVisible();
    assertEquals(0, lesson.exercise().locator("svg .v-result").count());
    Hands.press(lesson.exercise().locator("a.solve"), "Enter");
    assertThat(lesson.exercise().locator("svg .v-result").first()).isVisible();
    assertThat(lesson.exercise().locator(".solution li").first()).isVisible();
  }

  @Test
  void anAnswerCanBeDraggedIntoPlace() {
    LessonPage lesson = lesson().openAtExercises(site());
    Vec2 right = rightPoint(lesson);
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
    assertThat(lesson.exercise().locator("input[name=a0]")).hasValue(NumberText.of(right));
    Hands.press(lesson.exercise().locator("button[type=submit]"), "Enter");
    assertThat(lesson.exercise().locator(".verdict.right")).isVisible();
  }

  @Test
  void whatIsNotANumberIsSaidAtItsFieldAndKept() {
    LessonPage lesson = lesson().openAtExercises(site());
    lesson.exercise().locator("input[name=a0]").fill("abc");
    Hands.press(lesson.exercise().locator("button[type=submit]"), "Enter");
    Locator x = lesson.exercise().locator("input[name=a0]");
    assertThat(x).hasAttribute("aria-invalid", "true");
    assertThat(x).hasValue("abc");
    assertThat(x).isFocused();
    String problem = x.getAttribute("aria-describedby").split(" ")[0];
    assertThat(lesson.page().locator("#" + problem)).containsText("abc");
    assertEquals(0, lesson.exercise().locator(".verdict").count());
    assertThat(lesson.exercise().locator(".attempts")).hasCount(0);
  }

  @Test
  void whatIsNotANumberTakesTheVerdictOfTheAnswerBeforeAway() {
    LessonPage lesson = lesson().openAtExercises(site());
    lesson.answer("9", "9");
    assertThat(lesson.exercise().locator(".attempts")).hasCount(1);
    assertThat(lesson.exercise().locator(".field-note")).isVisible();
    lesson.answer("abc");
    assertThat(lesson.exercise().locator(".field .problem")).containsText("abc");
    assertThat(lesson.exercise().locator(".verdict, .field-note, .field.wrong")).hasCount(0);
  }

  @Test
  void anotherOneIsAnotherVariant() {
    LessonPage lesson = lesson().openAtExercises(site());
    long before = seed(lesson);
    Hands.press(lesson.exercise().locator("a.another"), "Enter");
    assertThat(lesson.exercise()).not().hasAttribute("data-seed", Long.toString(before));
    lesson.answer(answerOf(lesson));
    assertThat(lesson.exercise().locator(".verdict.right")).isVisible();
    assertNotEquals(before, seed(lesson));
  }

  @Test
  void onTheExercisesOwnPageTheAddressFollows() {
    LessonPage own = lesson();
    own.page().navigate(site() + "/exercises/closest-point/find-it?seed=5");
    own.exercise().locator("[role=slider]").waitFor();
    own.page().evaluate("window.same = true");
    Hands.press(own.exercise().locator("a.another"), "Enter");
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
    LessonPage lesson = useNew().openAtExercises(site());
    lesson.page().context().setOffline(true);
    lesson.answer("1.5", "2");
    assertThat(lesson.exercise().locator("[role=alert]")).containsText("is kept on this device");
    assertThat(lesson.exercise().locator("input[name=a0]")).hasValue("(1.5, 2)");
    lesson.page().context().setOffline(false);
    Hands.press(lesson.exercise().locator("button[type=submit]"), "Enter");
    assertThat(lesson.exercise().locator(".verdict")).isVisible();
    lesson.forgiveNetwork();
  }

  @Test
  void practiceIsMarkedInThePageBeforeTheServerAnswers() {
    LessonPage lesson = lesson().openAtExercises(site());
    lesson.page().route("**/panel", route -> {});
    lesson.answer(answerOf(lesson));
    assertThat(lesson.exercise().locator(".verdict.right")).isFocused();
    assertThat(lesson.exercise()).hasAttribute("aria-busy", "true");
  }

  @Test
  void withoutScriptTheLessonReadsAndTheTypedAnswerIsMarked() {
    LessonPage lesson = use(new NewContextOptions().setJavaScriptEnabled(false));
    lesson.page().navigate(site() + LessonPage.PATH);
    assertThat(lesson.page().locator("h1")).hasText("Closest point on a segment");
    assertThat(lesson.page().locator(LessonPage.FIGURE + " svg.picture")).isVisible();
    assertThat(lesson.page().locator(LessonPage.FIGURE + " .figure-steps li").first()).isVisible();
    assertTrue(lesson.page().locator(".katex").count() > 20, "mathematics is typeset");
    lesson.answer(answerOf(lesson));
    assertThat(lesson.page().locator(".verdict.right")).isVisible();
    lesson.page().reload();
    assertThat(lesson.page().locator(".verdict.right")).isVisible();
    Hands.press(lesson.page().locator("a.another"), "Enter");
    assertThat(lesson.page().locator(".verdict")).hasCount(0);
    lesson.forgiveBlockedScript();
  }

  private static long seed(LessonPage lesson) {
    return Long.parseLong(lesson.exercise().getAttribute("data-seed"));
  }

  private static String answerOf(LessonPage lesson) {
    return Marker.of(TASK, seed(lesson)).right(0).get(0);
  }

  private static Vec2 rightPoint(LessonPage lesson) {
    String[] numbers = answerOf(lesson).replaceAll("[(),]", "").split(" ");
    return new Vec2(Double.parseDouble(numbers[0]), Double.parseDouble(numbers[1]));
  }

  private static Vec2 point(GivenValue given) {
    return new Vec2(given.numbers().get(0), given.numbers().get(1));
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
