package touchline.server.browser.method;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import org.junit.jupiter.api.Test;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.Hands;
import touchline.server.browser.LessonPage;
import touchline.server.lesson.AnswerFiles;

/** What a learner sees of a verdict on a method: on one screen, and again after a reload. */
class CodeVerdictIT extends BrowserCase {
  /** A busy server may first say that the verdict waits. */
  private static final String EXERCISE = "closest-point/write-it";

  /** From the first word of the verdict to the end of both listings, in CSS pixels. */
  private static final String HEIGHT =
      """
      result => {
        const seen = [...result.querySelectorAll('.code-verdict, .code-pair')]
          .map(part => part.getBoundingClientRect());
        return Math.max(...seen.map(box => box.bottom)) - Math.min(...seen.map(box => box.top));
      }
      """;

  private Page open(int width, int height) {
    Page page = use(new NewContextOptions().setViewportSize(width, height)).page();
    page.navigate(site() + "/exercises/" + EXERCISE);
    live(page);
    return page;
  }

  private static void live(Page page) {
    page.locator(".code-editor .cm-content").waitFor();
    page.locator("section.code[data-live]").waitFor();
  }

  private static void submit(Page page, String answer) {
    page.locator(".code-editor .cm-content").fill(AnswerFiles.source(EXERCISE, answer));
    Hands.press(page.locator("button.submit"), "Enter");
    assertThat(page.locator(".code-verdict[data-submission]")).isVisible();
  }

  @Test
  void messagePictureAndBothListingsFitOneScreenOfALaptop() {
    for (String answer : new String[] {"wrong-M01", "wrong-M02", "wrong-M03"}) {
      Page page = open(1366, 657);
      submit(page, answer);
      Locator pair = page.locator(".code-pair[data-live]");
      assertThat(pair).isVisible();
      double height = ((Number) page.locator(".code-result").evaluate(HEIGHT)).doubleValue();
      assertTrue(height <= 657, answer + ": " + height + " px");
      assertThat(page.locator(".code-mistake")).hasCount(1);
      assertThat(pair.locator(".pair-stage svg")).isVisible();
      assertThat(pair.locator(".pair-side .line.now")).hasCount(2);
    }
  }

  /** A listener hears how the shown cases and the verdict go together. */
  @Test
  void aMethodThatIsRightInTheShownCasesAloneIsToldSo() {
    Page page = use(new NewContextOptions().setViewportSize(1366, 657)).page();
    page.navigate(site() + "/exercises/overlap/write-it");
    live(page);
    String nearerEnd =
        """
        import touchline.geometry.*;

        class Solution {
          static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
            double nearer = Math.min(center.minus(a).length(), center.minus(b).length());
            return nearer <= radius;
          }
        }
        """;
    page.locator(".code-editor .cm-content").fill(nearerEnd);
    assertThat(page.locator("textarea.code-source")).hasValue(nearerEnd);
    Hands.press(page.locator("button.submit"), "Enter");
    page.locator(LessonPage.MARKED).waitFor();
    assertThat(page.locator(".code-verdict")).hasAttribute("data-outcome", "wrong");
    assertThat(page.locator(".code-status"))
        .hasText("Not yet. All 5 cases shown are right; a hidden one is not.");
  }

  /** What a busy server answers before it has come to marking. */
  private static String waiting(String body) {
    return body.replaceFirst("(?s)data-outcome=\"[a-z]+\".*", "data-outcome=\"waiting\"")
        + body.replaceFirst("(?s).*?( data-submission=\"[0-9]+\").*", "$1><p>Sent.</p></div>");
  }

  @Test
  void verdictThatComesLateIsShownByItself() {
    Page page = open(1280, 900);
    page.route(
        "**/submit/result",
        route ->
            route.fulfill(
                new Route.FulfillOptions()
                    .setContentType("text/html;charset=utf-8")
                    .setBody(waiting(route.fetch().text()))));
    submit(page, "right-clamp");
    assertThat(page.locator(".code-result")).containsText("Sent.");
    assertThat(page.locator(".code-verdict")).hasAttribute("data-outcome", "right");
    assertThat(page.locator(".code-status")).not().hasText("");
  }

  @Test
  void aSolvedMethodStaysSolvedAfterAReload() {
    Page page = open(1280, 900);
    submit(page, "right-clamp");
    assertThat(page.locator(".code-verdict")).hasAttribute("data-outcome", "right");
    page.reload();
    live(page);
    assertThat(page.locator(".code-verdict .verdict-word")).hasText("You solved this.");
    assertThat(page.locator(".own-run button")).isVisible();
  }

  @Test
  void wordsOfTheFewClassesAreCompleted() {
    Page page = open(1280, 900);
    Locator editor = page.locator(".code-editor .cm-content");
    editor.fill("");
    // The editor takes the change up in its own time and puts the cursor where it was in its text.
    assertThat(page.locator("textarea.code-source")).hasValue("");
    // On a busy machine even between two letters.
    String typed = "Vec2 d = a.lengthS";
    for (int end = 1; end <= typed.length(); end++) {
      editor.pressSequentially(typed.substring(end - 1, end));
      assertThat(page.locator("textarea.code-source")).hasValue(typed.substring(0, end));
    }
    Locator offered = page.locator(".cm-tooltip-autocomplete li").first();
    assertThat(offered).containsText("lengthSquared");
    offered.click();
    assertThat(page.locator("textarea.code-source")).hasValue("Vec2 d = a.lengthSquared()");
  }
}
