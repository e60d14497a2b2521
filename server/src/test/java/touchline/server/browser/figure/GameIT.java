package touchline.server.browser.figure;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.APIRequestContext;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.FormData;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.RequestOptions;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.game.Level;
import touchline.game.Skill;
import touchline.server.browser.Axe;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.Hands;
import touchline.server.browser.LessonPage;
import touchline.server.lesson.AnswerFiles;

/** The game, played with the lessons' methods and with a learner's own. */
class GameIT extends BrowserCase {
  private static final String GAME = "/lessons/game";
  private static final String OVERLAP = "overlap/write-it";

  /** Straight at the wall, slowly, and too hard to be stopped by looks between steps. */
  private static final String SLOW = "#level=wall&seed=1&x=7&y=0";

  /** Past the lower end of the wall, as far as the goal can be seen from. */
  private static final String BESIDE = "#level=wall&seed=1&x=5.5&y=-3.5";

  private static final String NEVER =
      """
      import touchline.geometry.*;

      class Solution {
        static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
          return false;
        }
      }
      """;

  /** Right for every circle but one of the ball's size. */
  private static final String ENDLESS =
      """
      import touchline.geometry.*;

      class Solution {
        static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
          Vec2 d = b.minus(a);
          while (radius == 0.25) { d = d.times(1); }
          double l = d.dot(d);
          double t = l == 0 ? 0 : Math.max(0, Math.min(1, center.minus(a).dot(d) / l));
          return center.minus(a.plus(d.times(t))).length() <= radius;
        }
      }
      """;

  /** The same, and it catches whatever would end it. */
  private static final String STUBBORN =
      ENDLESS.replace(
          "while (radius == 0.25) { d = d.times(1); }",
          "if (radius == 0.25) { while (true) { try { d = d.times(1); } catch (Throwable t) {} }"
              + " }");

  private Page handIn(String exercise, String source) {
    Page page = lesson().page();
    page.navigate(site() + "/exercises/" + exercise);
    page.locator("section.code[data-live] .code-editor .cm-content").fill(source);
    assertThat(page.locator("textarea.code-source")).hasValue(source);
    // By key: on a busy machine the button may move below the mouse while the editor grows.
    Hands.press(page.locator("button.submit"), "Enter");
    page.locator(LessonPage.MARKED).waitFor();
    return page;
  }

  private Locator play(String fragment) {
    Page page = lesson().page();
    // Another fragment alone would not load the page again.
    page.navigate("about:blank");
    page.navigate(site() + GAME + fragment);
    Locator game = page.locator("figure.game.live");
    game.scrollIntoViewIfNeeded();
    return game;
  }

  private static Locator whose(Locator game, String method) {
    return game.locator(".game-level.now li", new Locator.LocatorOptions().setHasText(method))
        .locator(".game-whose");
  }

  private static void kick(Locator game) {
    game.locator(".kick").click();
  }

  private static Locator told(Locator game) {
    return game.locator(".game-told");
  }

  /** Takes hold of the ball, drags, by parts of the picture's width, and lets go. */
  private static void drag(Locator game, double right, double up) {
    Page page = game.page();
    double width = game.locator(".figure-stage svg").boundingBox().width;
    BoundingBox ball = game.locator(".game-ball").boundingBox();
    double x = ball.x + ball.width / 2;
    double y = ball.y + ball.height / 2;
    page.mouse().move(x, y);
    page.mouse().down();
    page.mouse().move(x + right * width / 2, y - up * width / 2);
    page.mouse().move(x + right * width, y - up * width);
    page.mouse().up();
  }

  @Test
  void aDragFromTheBallScores() {
    Locator game = play("");
    drag(game, 0.25, 0);
    assertThat(told(game)).hasText("Goal.");
    assertThat(game.locator(".game-score")).hasText("1 goal from 1 kick");
  }

  @Test
  void keysAimAndKick() {
    Locator game = play("");
    Locator ball = game.locator(".game-handle");
    ball.focus();
    Hands.press(ball, "Shift+ArrowUp");
    Hands.press(ball, "ArrowLeft");
    assertThat(ball).hasAttribute("aria-valuetext", "13 metres a second, 2 degrees up");
    Hands.press(ball, "ArrowRight");
    Hands.press(ball, "Enter");
    assertThat(told(game)).hasText("Goal.");
  }

  @Test
  void goalIsScoredWithOnesOwnMethods() {
    handIn(OVERLAP, AnswerFiles.source(OVERLAP, "right-clamp"));
    handIn("push-out/write-it", AnswerFiles.source("push-out/write-it", "right-clamp"));
    Locator game = play(SLOW);
    assertThat(whose(game, "overlaps")).hasText("your version plays");
    assertThat(whose(game, "offset")).hasText("your version plays");
    kick(game);
    assertThat(told(game)).hasText("The wall stopped the ball.");
    game = play(BESIDE);
    assertThat(whose(game, "overlaps")).hasText("your version plays");
    kick(game);
    assertThat(told(game)).hasText("The ball has come to rest.");
    drag(game, 0.2, 0.15);
    assertThat(told(game)).hasText("Goal.");
    assertThat(game.locator(".game-warned")).hasText("");
  }

  /** Hands in a right answer to a method, by the form that works without script. */
  private void write(Skill skill) {
    String address = site() + "/exercises/" + skill.exercise();
    RequestOptions form =
        RequestOptions.create().setForm(FormData.create().set("source", right(skill.exercise())));
    APIRequestContext browser = lesson().page().request();
    String told = browser.post(address + "/submit/result", form).text();
    while (told.contains("data-outcome=\"waiting\"")) {
      String number = told.replaceFirst("(?s).*data-submission=\"([0-9]+)\".*", "$1");
      told = browser.get(address + "/result/" + number).text();
    }
    assertTrue(told.contains("data-outcome=\"right\""), told);
  }

  private static String right(String exercise) {
    return AnswerFiles.of(exercise).stream()
        .filter(file -> file.getFileName().toString().startsWith("right-"))
        .findFirst()
        .map(AnswerFiles::read)
        .orElseThrow();
  }

  @Test
  void thePitchGrowsWithWhatOneWritesUntilEverythingOnItIsOnesOwn() {
    Locator game = play("");
    assertThat(game.locator(".v-barrier, .v-post, .v-opponent")).hasCount(0);
    assertThat(whose(game, "overlapsStadium")).hasText("adds posts");
    for (Skill skill : Level.OWN.skills()) {
      write(skill);
    }
    // Off the border below, past the wall, the posts and the keeper.
    game = play("#level=empty&seed=1&x=16&y=-7");
    assertThat(game.locator(".game-level.now .game-whose").getByText("your version plays"))
        .hasCount(8);
    assertThat(game.locator(".v-barrier")).hasCount(6);
    assertThat(game.locator(".v-post")).hasCount(2);
    assertThat(game.locator(".v-opponent")).hasCount(3);
    assertThat(game.locator(".game-judged")).hasText("Clean: nobody is in the way.");
    kick(game);
    assertThat(told(game)).hasText("Goal, and off the wood at that.");
    assertThat(game.locator(".game-warned")).hasText("");
    assertTrue(game.page().url().contains("&with="), game.page().url());
    game.page().reload();
    assertThat(game.locator(".v-barrier")).hasCount(6);
    assertThat(whose(game, "overlaps").first()).hasText("your version plays");
    game.locator(".game-level.now button").first().click();
    assertThat(game.locator(".v-barrier")).hasCount(5);
    assertThat(whose(game, "overlaps").first()).hasText("adds a wall");
  }

  @Test
  void wrongMethodLetsTheBallThrough() {
    handIn(OVERLAP, NEVER);
    Locator game = play(SLOW);
    Locator yours = game.locator(".game-level.now button").first();
    assertThat(yours).isVisible();
    assertThat(whose(game, "overlaps")).hasText("our version plays");
    yours.click();
    assertThat(whose(game, "overlaps")).hasText("your version plays, and is not right yet");
    kick(game);
    assertThat(told(game)).containsText("Your overlaps let the ball through.");
    yours.click();
    kick(game);
    assertThat(told(game)).hasText("The wall stopped the ball.");
    assertEquals(List.of(), Axe.violations(game.page(), ".game"));
  }

  @Test
  void methodWithoutAnEndIsNamedAndTheLessonsPlaysOn() {
    handIn(OVERLAP, ENDLESS);
    Locator game = play(SLOW);
    use(game);
    kick(game);
    assertThat(game.locator(".game-warned"))
        .hasText("Your overlaps did not come to an end. Ours plays on.");
    assertThat(told(game)).hasText("The wall stopped the ball.");
    assertThat(whose(game, "overlaps")).hasText("our version plays");
  }

  @Test
  void methodThatCatchesItsEndIsEndedWithItsWorker() {
    handIn(OVERLAP, STUBBORN);
    Locator game = play(SLOW);
    use(game);
    kick(game);
    assertThat(game.locator(".game-warned")).hasText("Your methods take too long. Ours play on.");
    kick(game);
    assertThat(told(game)).hasText("The wall stopped the ball.");
  }

  /** One that is right plays by itself. */
  private static void use(Locator game) {
    Locator yours = game.locator(".game-level.now button").first();
    assertThat(yours).isVisible();
    if ("false".equals(yours.getAttribute("aria-pressed"))) {
      yours.click();
    }
    assertThat(whose(game, "overlaps")).containsText("your version plays");
  }

  @Test
  void scriptIsItsAuthorsAlone() {
    Page page = handIn(OVERLAP, NEVER);
    APIResponse list = page.request().get(site() + "/game/methods");
    String id = list.text().split(" ")[1];
    String worker = site() + "/game/worker?methods=" + id;
    APIResponse own = page.request().get(worker);
    assertEquals(200, own.status());
    assertTrue(own.headers().get("content-security-policy").startsWith("default-src 'none'"));
    assertEquals("private, no-store", own.headers().get("cache-control"));
    Page theirs = another().page();
    theirs.navigate(site() + GAME);
    assertEquals("", theirs.request().get(site() + "/game/methods").text());
    assertEquals(404, theirs.request().get(worker).status());
    assertEquals(404, page.request().get(site() + "/game/worker").status());
  }

  @Test
  void linkBringsBackThePitchAndTheKick() {
    Locator game = play("#level=keeper&seed=1&x=23.4&y=3.2");
    assertThat(game.locator("select")).hasValue("keeper");
    assertThat(game.locator(".game-handle"))
        .hasAttribute("aria-valuetext", "24 metres a second, 8 degrees up");
    game.locator("select").selectOption("posts");
    assertTrue(game.page().url().contains("#level=posts&seed=1&x=9&y=0"));
  }

  @Test
  void whoWantsNoMotionSeesTheEnd() {
    use(new NewContextOptions().setReducedMotion(ReducedMotion.REDUCE));
    Locator game = play("#level=pass&seed=1&x=12&y=0");
    assertThat(game.locator(".game-judged")).hasText("Blocked: an opponent is in the way.");
    kick(game);
    assertThat(told(game)).hasText("An opponent has it.");
  }

  @Test
  void pageReadsWithoutScript() {
    use(new NewContextOptions().setJavaScriptEnabled(false));
    Page page = lesson().page();
    page.navigate(site() + GAME);
    assertThat(page.locator(".game-level")).hasCount(7);
    assertThat(page.locator(".game-level").last()).isVisible();
    assertThat(page.locator("figure.game .kick")).not().isVisible();
    lesson().forgiveBlockedScript();
  }
}
