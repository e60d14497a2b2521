package touchline.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ReducedMotion;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.export.ExportedCourse;
import touchline.server.lesson.Lessons;

/** The way through the course: the first page, what comes back for review, the parity run. */
class CourseIT extends BrowserCase {
  private static final String TIME = ".home .figure-moment";

  /** The device's own notes, as if its days had gone by. */
  private static final String DAYS_GO_BY =
      """
      () => localStorage.setItem('touchline.review', localStorage.getItem('touchline.review')
        .replace(/^(\\S+ \\d) (\\d+)/gm, (line, start, day) => start + ' ' + (day - 1)))
      """;

  @Test
  void theFirstFigureMovesByItself() {
    Page page = lesson().page();
    page.navigate(site() + "/");
    assertThat(page.locator(TIME)).hasText("t = 1");
  }

  @Test
  void theFirstFigureStandsStillForThoseWhoAskForIt() {
    Page page = use(new NewContextOptions().setReducedMotion(ReducedMotion.REDUCE)).page();
    page.navigate(site() + "/");
    page.locator(".home figure.live").waitFor();
    assertThat(page.locator(TIME)).hasText(Pattern.compile("t = 0(\\.\\d+)?"));
    assertThat(page.locator(".home .figure-time .playing")).hasCount(0);
  }

  @Test
  void whatWentWrongComesBackTheNextDayAndWhatIsRightCounts() {
    // No day ends in the middle of the test.
    useNew().page().clock().setFixedTime("2026-03-02T12:00:00");
    LessonPage lesson = lesson().openAtExercises(site());
    Page page = lesson.page();
    lesson.answer("0", "9");
    lesson.exercise().locator(".verdict.wrong, .verdict.partly").first().waitFor();

    page.navigate(site() + "/review");
    assertThat(page.locator(".review-state")).hasText("Nothing for today. These come back later:");
    assertThat(page.locator(".review-list li:visible")).hasCount(1);
    assertThat(page.locator(".review-list li:visible .review-when")).hasText("tomorrow");
    page.evaluate(DAYS_GO_BY);
    page.reload();
    assertThat(page.locator(".review-state")).hasText("One exercise is waiting for you today.");

    page.navigate(site() + "/");
    assertThat(page.locator(".home-progress")).containsText("One exercise comes back today");
    Hands.press(page.getByText("one exercise comes back today"), "Enter");
    Hands.press(page.locator(".review-list li:visible a"), "Enter");
    assertThat(page).hasURL(Pattern.compile("/exercises/closest-point/[a-z-]+\\?seed=\\d+"));
    Locator forget = page.locator(".review-forget button");
    page.goBack();
    Hands.press(forget, "Enter");
    assertThat(page.locator(".review-state")).hasText("Forgotten. Nothing is waiting here.");
    assertThat(page.locator(".review-list li:visible")).hasCount(0);
  }

  @Test
  void whatIsStoredWithAnAccountComesBackInAnotherBrowser() {
    Page page = lesson().page();
    page.route(
        "**/review/plan?zone=*",
        route ->
            route.fulfill(
                new Route.FulfillOptions()
                    .setBody("vectors/dot 1 1 0\nclosest-point/find-it 1 0 0\n")));
    page.navigate(site() + "/");
    assertThat(page.locator(".home-progress")).containsText("2 exercises are right so far");
    Hands.press(page.getByText("one exercise comes back today"), "Enter");
    assertThat(page.locator(".review-state")).hasText("One exercise is waiting for you today.");
    assertThat(page.locator(".review-list li:visible a")).hasText("The dot product");
    assertThat(page.locator(".review-forget")).isHidden();

    page.evaluate("() => localStorage.setItem('touchline.review', 'vectors/unit 0 1 0\\n')");
    page.reload();
    assertThat(page.locator(".review-state")).hasText("2 exercises are waiting for you today.");
    Hands.press(page.locator(".review-forget button"), "Enter");
    assertThat(page.locator(".review-state"))
        .hasText(
            "Forgotten here; what is stored with your account stays."
                + " One exercise is waiting for you today.");
    assertThat(page.locator(".review-list li:visible")).hasCount(1);
  }

  @Test
  void whatIsRightIsCountedOnTheFirstPage() {
    Page page = lesson().page();
    page.navigate(site() + "/review");
    page.evaluate(
        "() => localStorage.setItem('touchline.review',"
            + " 'vectors/dot 1 0 0\\nclosest-point/find-it 1 0 0\\nnonsense\\n')");
    page.navigate(site() + "/");
    int exercises = Lessons.load().lesson("closest-point").orElseThrow().exercises().size();
    assertThat(page.locator(".home-progress")).containsText("are right so far");
    assertThat(page.locator(".lessons progress")).hasCount(2);
    assertThat(page.locator(".lessons li:has(a[href$='/closest-point'])"))
        .containsText("1 of " + exercises + " exercises");
  }

  @Test
  void theReadersOwnBrowserRepeatsTheParityRun() {
    Page page = lesson().page();
    page.navigate(site() + "/lessons/one-source");
    Hands.press(page.getByText("Compare with this browser"), "Enter");
    assertThat(page.locator(".bits-state"))
        .hasText(Pattern.compile("All \\d+ functions give the same bits in this browser\\."));
  }

  @Test
  void theExportedCourseMovesAndMarksFromAFolder(@TempDir Path folder) {
    String course = ExportedCourse.in(folder.resolve("course")).toUri().toString();
    Page page = lesson().page();
    page.navigate(course + "closest-point.html");
    page.locator(LessonPage.FIGURE + ".live").waitFor();
    lesson().goToExercises();
    lesson().answer("0", "9");
    lesson().exercise().locator(".verdict.wrong, .verdict.partly").first().waitFor();
    assertThat(lesson().exercise()).not().containsText("could not");
    assertThat(lesson().exercise()).not().containsText("kept");
    Hands.press(lesson().exercise().locator("a.another"), "Enter");
    assertThat(lesson().exercise().locator(".verdict")).hasCount(0);
    page.navigate(course + "index.html");
    assertThat(page.locator(TIME)).hasText("t = 1");
    page.navigate(course + "one-source.html");
    Hands.press(page.getByText("Compare with this browser"), "Enter");
    assertThat(page.locator(".bits-state")).containsText("give the same bits");
    page.navigate(course + "pendulum.html");
    page.locator("figure.pendulum").first().scrollIntoViewIfNeeded();
    page.locator("figure.pendulum.live").first().waitFor();
    page.navigate(course + "game.html");
    page.locator("figure.game").scrollIntoViewIfNeeded();
    page.locator("figure.game.live .kick").click();
    assertThat(page.locator(".game-told")).hasText("Goal.");
  }
}
