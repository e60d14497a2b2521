package touchline.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import touchline.exercise.Seeds;
import touchline.server.Sweep;
import touchline.server.lesson.Lessons;
import touchline.task.Marker;
import touchline.task.Task;
import touchline.topic.Topics;

/** Practice once it is loaded: it goes on without a connection, and nothing of it is lost. */
class OfflineIT extends BrowserCase {
  private static final Task TASK = Topics.task("closest-point-place").orElseThrow();

  /** The panel without what is different each time it is shown. */
  private static final String PANEL =
      """
      () => {
        const panel = document.querySelector('section.exercise').cloneNode(true);
        panel.querySelectorAll('.attempts').forEach(list => list.remove());
        panel.querySelectorAll('input[name=key]').forEach(key => key.remove());
        panel.querySelectorAll('[tabindex="-1"]').forEach(each => each.removeAttribute('tabindex'));
        return panel.outerHTML.replace(/>\\s+/g, '>').replace(/></g, '>\\n<');
      }
      """;

  /** Of so many tasks one, by {@code -Dseed=N}; with {@code -Dtasks=1} all of them. */
  private static final int EVERY = Sweep.every("tasks", 32);

  /** They bring along what draws them. */
  private static final List<String> OF_FOLDERS =
      List.of("lines/mirror_question", "two-circles/ring_question");

  private static final long SEED = Long.getLong("seed", 1);

  /** One exercise of a task: what is drawn depends on nothing else. */
  private static List<String> exercises() {
    Map<String, String> byTask = new TreeMap<>();
    Lessons.load().exercises().stream()
        .filter(text -> Topics.task(text.task()).isPresent())
        .forEach(text -> byTask.putIfAbsent(text.task(), text.id()));
    List<String> all = new ArrayList<>(byTask.values());
    Collections.shuffle(all, new Random(SEED));
    List<String> some = new ArrayList<>(all.subList(0, all.size() / EVERY));
    some.addAll(OF_FOLDERS);
    return some;
  }

  /** In one profile: the script is compiled once for all of them. */
  @Test
  void thePageDrawsWhatTheServerWouldWrite() {
    useNew();
    exercises().forEach(this::assertDrawnAsWritten);
  }

  private void assertDrawnAsWritten(String id) {
    String path = site() + "/exercises/" + id;
    long next = Seeds.next(5);
    open(path + "?seed=5");
    lesson().page().context().setOffline(true);
    Hands.press(exercise().locator("a.another"), "Enter");
    assertThat(exercise()).hasAttribute("data-seed", Long.toString(next));
    String another = panel();
    String second = "";
    if (exercise().locator("a.next").count() > 0) {
      Hands.press(exercise().locator("a.next"), "Enter");
      assertThat(exercise().locator(".question-number")).containsText("Question 2");
      second = panel();
    }
    lesson().page().context().setOffline(false);
    open(path + "?seed=" + next);
    assertEquals(panel(), another, id);
    if (!second.isEmpty()) {
      open(path + "?seed=" + next + "&question=2");
      assertEquals(panel(), second, id);
    }
    lesson().forgiveNetwork();
  }

  @Test
  void answersGivenOfflineAreStoredOnceTheServerAnswers() {
    useNew();
    open(site() + "/exercises/closest-point/find-it?seed=5");
    lesson().page().context().setOffline(true);
    List<String> given = List.of(right(5, 0), "(1.5, 2)", right(5, 2));
    for (int question = 0; question < given.size(); question++) {
      lesson().answer(given.get(question));
      assertThat(exercise().locator(".verdict")).isFocused();
      assertThat(notice()).containsText("is kept on this device");
      if (question < given.size() - 1) {
        Hands.press(exercise().locator("a.next"), "Enter");
      }
    }
    Hands.press(exercise().locator("button[type=submit]"), "Enter");
    Hands.press(exercise().locator("a.another"), "Enter");
    String last = right(Seeds.next(5), 0);
    lesson().answer(last);
    assertThat(exercise().locator(".verdict.right")).isVisible();
    lesson().page().context().setOffline(false);
    assertThat(notice()).containsText("now stored on the server");
    lesson().page().reload();
    assertEquals(
        List.of(last, given.get(2), given.get(1), given.get(0)),
        exercise().locator(".attempts .attempt-answer").allTextContents());
    lesson().forgiveNetwork();
  }

  /** A browser may say that it is online before anything comes through, or never. */
  @Test
  void whatIsKeptIsTriedAgainAfterAWhile() {
    useNew();
    lesson().page().clock().install();
    open(site() + "/exercises/closest-point/find-it?seed=5");
    lesson().page().route("**/panel", route -> route.abort("connectionfailed"));
    lesson().answer("(1.5, 2)");
    assertThat(notice()).containsText("is kept on this device");
    lesson().page().unroute("**/panel");
    lesson().page().clock().fastForward(20_000);
    assertThat(notice()).containsText("now stored on the server");
    lesson().forgiveNetwork();
  }

  @Test
  void whatIsKeptIsSentByTheNextVisit() {
    open(site() + "/exercises/closest-point/find-it?seed=5");
    lesson().page().route("**/panel", route -> route.abort("connectionfailed"));
    lesson().answer("(1.5, 2)");
    assertThat(notice()).containsText("is kept on this device");
    lesson().page().unroute("**/panel");
    lesson()
        .page()
        .waitForResponse(
            "**/panel", () -> lesson().page().navigate(site() + "/exercises/lines/which-side"));
    open(site() + "/exercises/closest-point/find-it");
    assertEquals(
        List.of("(1.5, 2)"), exercise().locator(".attempts .attempt-answer").allTextContents());
    lesson().forgiveNetwork();
  }

  @Test
  void whoLeavesBeforeAnAnswerArrivesFindsItAmongTheAttempts() {
    lesson().openAtExercises(site());
    lesson().page().route("**/panel", route -> {});
    lesson().answer("(1.5, 2)");
    assertThat(lesson().exercise().locator(".verdict")).isFocused();
    lesson().page().unroute("**/panel");
    lesson().openAtExercises(site());
    assertThat(lesson().exercise().locator(".attempts .attempt-answer")).hasText("(1.5, 2)");
  }

  private Locator notice() {
    return exercise().locator(".exercise-problem");
  }

  private void open(String address) {
    lesson().page().navigate(address);
    exercise().and(lesson().page().locator("[data-live]")).waitFor();
  }

  private String panel() {
    return (String) lesson().page().evaluate(PANEL);
  }

  private static String right(long seed, int question) {
    return Marker.of(TASK, seed).right(question).get(0);
  }

  /** The page has one, of whatever kind. */
  private Locator exercise() {
    return lesson().page().locator("section.exercise").first();
  }
}
