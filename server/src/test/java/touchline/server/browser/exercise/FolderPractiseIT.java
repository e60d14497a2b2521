package touchline.server.browser.exercise;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.exercise.Seeds;
import touchline.server.browser.Axe;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.Hands;
import touchline.server.browser.LessonPage;
import touchline.server.export.ExportedCourse;
import touchline.server.lesson.Lessons;
import touchline.task.Marker;
import touchline.task.Task;

/** Questions that lessons have by a folder alone are practised without a connection, too. */
class FolderPractiseIT extends BrowserCase {
  private static final String MIRROR = "lines/mirror_question";
  private static final String RING = "two-circles/ring_question";
  private static final Lessons LESSONS = Lessons.load();

  private Page page() {
    return lesson().page();
  }

  private Locator question(String id) {
    return page().locator("#exercise-" + id.substring(id.indexOf('/') + 1));
  }

  /** Goes there; its script comes when it is near. */
  private void come(String address, String id) {
    page().navigate(address);
    question(id).evaluate("section => section.scrollIntoView()");
    question(id).and(page().locator("[data-live]")).waitFor();
  }

  private static Task task(String id) {
    return LESSONS.task(id).orElseThrow();
  }

  private long seed(String id) {
    return Long.parseLong(question(id).getAttribute("data-seed"));
  }

  private void answer(String id, List<String> texts) {
    for (int i = 0; i < texts.size(); i++) {
      if (task(id).kind().word().equals("yes-no")) {
        question(id).locator("input[name=a" + i + "][value=" + texts.get(i) + "]").check();
      } else {
        question(id).locator("input[name=a" + i + "]").fill(texts.get(i));
      }
    }
    Hands.press(question(id).locator(".answer button[type=submit]"), "Enter");
  }

  /** Makes the mistake of a file, is told so, and does it rightly; then goes on to another. */
  private void practise(String id, String mistake, String said) {
    Marker marker = Marker.of(task(id), seed(id));
    answer(id, marker.mistaken(0, id.replace("_question", "/") + mistake));
    assertThat(question(id).locator(".verdict")).containsText(said);
    answer(id, marker.right(0));
    assertThat(question(id).locator(".verdict.right")).isVisible();
    assertThat(question(id)).not().containsText("could not");
    long next = Seeds.next(seed(id));
    Hands.press(question(id).locator("a.another"), "Enter");
    assertThat(question(id)).hasAttribute("data-seed", Long.toString(next));
    assertThat(question(id).locator(".verdict")).hasCount(0);
    assertThat(question(id).locator("svg").first()).isVisible();
    answer(id, Marker.of(task(id), next).right(0));
    assertThat(question(id).locator(".verdict.right")).isVisible();
  }

  @ParameterizedTest
  @MethodSource("touchline.server.browser.Looks#lightAndWide")
  void itGoesOnOfflineAndIsStoredLater(ColorScheme scheme, int width) {
    use(new NewContextOptions().setColorScheme(scheme).setViewportSize(width, 800));
    come(site() + "/lessons/lines", MIRROR);
    page().context().setOffline(true);
    practise(MIRROR, "foot", "The closest point of the line is given.");
    assertThat(question(MIRROR)).containsText("is kept on this device");
    assertEquals(List.of(), Axe.violations(page(), "#exercise-mirror_question"));
    page().context().setOffline(false);
    assertThat(question(MIRROR)).containsText("now stored on the server");
    come(site() + "/exercises/" + MIRROR, MIRROR);
    assertThat(question(MIRROR).locator(".attempts .attempt-answer")).hasCount(3);
    lesson().forgiveNetwork();
  }

  @Test
  void decisionsGoOnOfflineToo() {
    useNew();
    come(site() + "/lessons/two-circles", RING);
    page().context().setOffline(true);
    practise(RING, "no-hole", "A point in the hole counts, too.");
    lesson().forgiveNetwork();
  }

  @Test
  void theExportedCourseMarksThem(@TempDir Path folder) {
    String course = ExportedCourse.in(folder.resolve("course")).toUri().toString();
    come(course + "lines.html", MIRROR);
    practise(MIRROR, "foot", "The closest point of the line is given.");
    come(course + "two-circles.html", RING);
    practise(RING, "no-hole", "A point in the hole counts, too.");
    assertThat(question(RING)).not().containsText("kept");
  }

  @Test
  void withoutScriptTheSiteMarksThem() {
    LessonPage plain = use(new NewContextOptions().setJavaScriptEnabled(false));
    page().navigate(site() + "/exercises/" + MIRROR + "?seed=2");
    Marker marker = Marker.of(task(MIRROR), 2);
    answer(MIRROR, marker.mistaken(0, "lines/mirror/foot"));
    assertThat(question(MIRROR).locator(".verdict"))
        .containsText("The closest point of the line is given.");
    answer(MIRROR, marker.right(0));
    assertThat(question(MIRROR).locator(".verdict.right")).isVisible();
    assertThat(question(MIRROR).locator(".solution")).containsText("the method of the lesson");
    plain.forgiveBlockedScript();
  }

  /** The site may get another version while a page is open; then the site marks. */
  @Test
  void aVersionThatThePageDoesNotHaveIsMarkedByTheSite() {
    useNew();
    page()
        .route(
            "**/panel**",
            route -> {
              APIResponse panel = route.fetch();
              String later = panel.text().replaceAll("data-task=\"[^\"]*", "data-task=\"later");
              route.fulfill(new Route.FulfillOptions().setResponse(panel).setBody(later));
            });
    come(site() + "/exercises/" + MIRROR + "?seed=2", MIRROR);
    answer(MIRROR, Marker.of(task(MIRROR), 2).right(0));
    question(MIRROR).and(page().locator("[data-task=later]")).waitFor();
    long next = Seeds.next(2);
    Hands.press(question(MIRROR).locator("a.another"), "Enter");
    assertThat(question(MIRROR)).hasAttribute("data-seed", Long.toString(next));
    answer(MIRROR, Marker.of(task(MIRROR), next).right(0));
    assertThat(question(MIRROR).locator(".verdict.right")).isVisible();
    page().unrouteAll();
  }
}
