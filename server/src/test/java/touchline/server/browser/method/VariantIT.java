package touchline.server.browser.method;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.server.browser.Hands.PASSWORD;
import static touchline.server.browser.Hands.assertAccessible;
import static touchline.server.browser.Hands.fill;
import static touchline.server.browser.Hands.in;
import static touchline.server.browser.Hands.press;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.FormData;
import com.microsoft.playwright.options.RequestOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.code.CodeExercise;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.Hands;
import touchline.server.grading.verdict.Adapter;
import touchline.server.lesson.AnswerFiles;
import touchline.topic.Topics;

/**
 * A method for credit in a form that the lesson does not print, from its draw to the comments of
 * staff.
 */
class VariantIT extends BrowserCase {
  private static final String METHOD = "closest-point/write-it";
  private static final CodeExercise LESSON = Topics.method(METHOD).orElseThrow();
  private static final Pattern LINK = Pattern.compile("/welcome/[A-Za-z0-9_-]{43}");
  private static final String CELL = "/courses/1/gradebook/1/2";

  private boolean isMade;

  private APIResponse post(Page page, String path, String... fields) {
    FormData form = FormData.create();
    for (int i = 0; i < fields.length; i += 2) {
      form.set(fields[i], fields[i + 1]);
    }
    APIResponse answer =
        page.request()
            .post(site() + path, RequestOptions.create().setForm(form).setHeader("Origin", site()));
    assertTrue(answer.ok(), path + ": " + answer.status());
    return answer;
  }

  /** A course with one student and one assignment, once for the class. */
  @BeforeEach
  void makeTheCourse() {
    if (isMade) {
      return;
    }
    isMade = true;
    Page owner = lesson().page();
    owner.navigate(welcome());
    fill(owner, "login", "ada", "name", "Ada", "password", PASSWORD, "again", PASSWORD);
    press(owner, "Become the administrator");
    post(owner, "/courses", "title", "Games", "zone", "UTC");
    String people = post(owner, "/people", "login", "sam", "name", "Sam").text();
    Matcher link = LINK.matcher(people);
    assertTrue(link.find(), people);
    post(owner, "/courses/1/members", "login", "sam", "role", "student");
    List<String> plan = new ArrayList<>(List.of("title", "Week 1", "opens", in(-60)));
    plan.addAll(List.of("due", in(600), "closes", in(900), "attempts", "20", "counting", "best"));
    plan.addAll(List.of("solutions", "closed", "published", "yes", "use:" + METHOD, "yes"));
    plan.addAll(List.of("points:" + METHOD, "8", "form:" + METHOD, "variant"));
    post(owner, "/courses/1/assignments", plan.toArray(String[]::new));
    Page sam = another().page();
    sam.navigate(site() + link.group());
    fill(sam, "password", PASSWORD, "again", PASSWORD);
    press(sam, "Set the password and sign in");
  }

  private void signIn(Page page, String login) {
    page.navigate(site() + "/sign-in");
    fill(page, "login", login, "password", PASSWORD);
    Hands.press(page.locator("main form button[type=submit]").first(), "Enter");
    page.waitForURL(url -> !url.endsWith("/sign-in"));
  }

  private static void write(Page page, String source) {
    page.locator(".code-editor .cm-content").fill(source);
    assertThat(page.locator("textarea.code-source")).hasValue(source);
    Hands.press(page.locator("button.submit"), "Enter");
  }

  private static void assertFits(Page page, int width) {
    assertAccessible(page);
    Object wide = page.evaluate("() => document.documentElement.scrollWidth");
    assertTrue(((Number) wide).intValue() <= width, page.url() + " is " + wide + " wide");
  }

  @ParameterizedTest
  @MethodSource("touchline.server.browser.Looks#darkAndNarrow")
  void variantIsDrawnWrittenAndSolvedAndStaffSayMore(ColorScheme scheme, int width) {
    use(new NewContextOptions().setColorScheme(scheme).setViewportSize(width, 800));
    Page page = lesson().page();
    signIn(page, "sam");
    page.navigate(site() + "/courses/1/assignments/1/" + METHOD);
    // The editor is made once it comes into sight; comments stand above it.
    page.locator("section.code .code-form").scrollIntoViewIfNeeded();
    page.locator(".code-editor .cm-content").waitFor();
    String head = page.locator(".code-signature").textContent();
    assertFalse(head.equals(LESSON.declaration()), "the lesson prints another form");
    CodeExercise variant =
        IntStream.rangeClosed(1, LESSON.variants())
            .mapToObj(LESSON::variant)
            .filter(form -> form.declaration().equals(head))
            .findFirst()
            .orElseThrow();
    write(page, Adapter.adapted(variant, AnswerFiles.source(METHOD, "wrong-M01")));
    assertThat(page.locator(".code-verdict[data-outcome=wrong] .counterexample"))
        .containsText(variant.signature().method() + "(");
    assertFits(page, width);
    write(page, Adapter.adapted(variant, AnswerFiles.source(METHOD, "right-clamp")));
    assertThat(page.locator(".code-verdict[data-outcome=right]")).containsText("8 of 8 points.");
    assertFits(page, width);
    page.context().clearCookies();
    lookAsStaff(page, width);
    page.context().clearCookies();
    signIn(page, "sam");
    page.navigate(site() + "/courses/1/assignments/1/" + METHOD);
    assertThat(page.locator(".line-note").first()).containsText("Well done.");
    assertFits(page, width);
    page.navigate(site() + "/courses/1/assignments/1");
    assertThat(page.locator(".rubric-ticked")).containsText("Well named");
    assertFits(page, width);
  }

  private void lookAsStaff(Page page, int width) {
    signIn(page, "ada");
    page.navigate(site() + "/courses/1/rubrics/1/" + METHOD);
    fill(page, "points", "0.5", "words", "Well named");
    press(page, "Add the item");
    assertFits(page, width);
    page.navigate(site() + CELL);
    if (!page.getByLabel("Well named").first().isChecked()) {
      page.getByLabel("Well named").first().check();
      press(page, "Save the rubric of Write closestPoint");
    }
    assertFits(page, width);
    page.navigate(site() + CELL + "/methods/1");
    fill(page, "first", "2", "last", "3", "words", "Well done.");
    press(page, "Add the comment");
    assertThat(page.locator(".line-note").first()).containsText("Lines 2 to 3");
    assertFits(page, width);
    String similar = "/courses/1/statistics/1/similar/" + METHOD;
    page.navigate(site() + similar);
    assertFits(page, width);
    page.navigate(site() + similar + "/1/2");
    page.locator(".tile-number").first().focus();
    String number = page.locator(".tile-number").first().textContent();
    page.keyboard().press("Enter");
    assertThat(page).hasURL(Pattern.compile("#right-" + number + "$"));
    assertFits(page, width);
  }
}
