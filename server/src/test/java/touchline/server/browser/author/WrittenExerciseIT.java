package touchline.server.browser.author;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.server.browser.Hands.PASSWORD;
import static touchline.server.browser.Hands.assertAccessible;
import static touchline.server.browser.Hands.fill;
import static touchline.server.browser.Hands.in;
import static touchline.server.browser.Hands.press;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FormData;
import com.microsoft.playwright.options.RequestOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.Hands;

/** An exercise made by the page alone, from a new draft to a student's verdicts. */
class WrittenExerciseIT extends BrowserCase {
  private static final Path RING = Path.of("src/test/exercises/point-in-ring");
  private static final Pattern LINK = Pattern.compile("/welcome/[A-Za-z0-9_-]{43}");

  private static String text(Path file) throws IOException {
    return Files.readString(file);
  }

  private static void assertFits(Page page, int width) {
    assertAccessible(page);
    Object wide = page.evaluate("() => document.documentElement.scrollWidth");
    assertTrue(((Number) wide).intValue() <= width, page.url() + " is " + wide + " wide");
  }

  @Test
  void aRingIsMadeByThePageAloneAndMarked() throws IOException {
    Page owner = lesson().page();
    owner.navigate(welcome());
    fill(owner, "login", "ada", "name", "Ada", "password", PASSWORD, "again", PASSWORD);
    press(owner, "Become the administrator");
    owner.navigate(site() + "/courses");
    fill(owner, "title", "Games", "zone", "UTC");
    press(owner, "Make the course");
    Hands.press(owner.getByText("Write one of your own"), "Enter");
    press(owner, "Write a new exercise");
    writeTheRing(owner);
    // What was typed is measured by itself, before anything is saved.
    assertThat(owner.locator(".draft-verdict[data-state=mend]")).isVisible();
    assertThat(owner.locator(".draft-checks li.wrong").first())
        .containsText("The outer edge is left out");
    assertThat(owner.locator(".draft-diff").first()).containsText("< outer * outer");
    assertFits(owner, 1280);
    assertThat(
            owner
                .locator(".draft-checks li.wrong")
                .getByText("Add this case, which catches it")
                .first())
        .isVisible();
    Hands.press(owner.getByText("cases that catch what yours miss"), "Enter");
    Hands.press(owner.getByText(Pattern.compile("Add all [0-9]+ cases")), "Enter");
    assertThat(owner.locator(".draft-verdict[data-state=good]")).isVisible();
    assertThat(owner.locator("#cases")).hasValue(Pattern.compile("# More cases\ncenter = "));
    owner.getByLabel("Games").check();
    press(owner, "Save and publish");
    assertThat(owner.locator("#draft")).containsText("Version 1 is published.");
    assertFits(owner, 1280);
    String exercise = "own/exercise_" + owner.url().replaceAll(".*/([0-9]+)[?#].*", "$1");
    assertThat(owner.getByText("Make an assignment with it")).isVisible();
    Page student = assigned(owner, exercise);
    student.navigate(site() + "/courses/1/assignments/1/" + exercise);
    student.locator("section.code .code-form").scrollIntoViewIfNeeded();
    student.locator(".code-editor .cm-content").fill(text(RING.resolve("mistakes/no-hole.java")));
    press(student, "Submit");
    assertThat(student.locator(".code-verdict[data-outcome=wrong] .code-mistake"))
        .containsText("The hole is left out");
    assertThat(student.locator(".code-own svg")).isVisible();
    student.locator(".code-editor .cm-content").fill(text(RING.resolve("reference.java")));
    press(student, "Submit");
    assertThat(student.locator(".code-verdict[data-outcome=right]")).containsText("8 of 8 points.");
  }

  /** All of it but the cases that try the outer edge. */
  private static void writeTheRing(Page page) throws IOException {
    String cases =
        text(RING.resolve("cases.txt"))
            .replace("center = (0, 0), inner = 2, outer = 5, p = (3, 4)\n", "")
            .replace("center = (0, 1), inner = 5, outer = 5, p = (0, 6)\n", "")
            .replace("center = (-2, -3), inner = 5, outer = 5, p = (3, -3)\n", "");
    DraftHands.write(page, RING, cases);
  }

  /** Assigns it to a student, who signs in. */
  private Page assigned(Page owner, String exercise) {
    String people = post(owner, "/people", "login", "sue", "name", "Sue");
    Matcher link = LINK.matcher(people);
    assertTrue(link.find(), people);
    post(owner, "/courses/1/members", "login", "sue", "role", "student");
    post(
        owner,
        "/courses/1/assignments",
        "title",
        "Week 1",
        "opens",
        in(-60),
        "due",
        in(600),
        "closes",
        in(900),
        "attempts",
        "20",
        "counting",
        "best",
        "solutions",
        "closed",
        "published",
        "yes",
        "use:" + exercise,
        "yes",
        "points:" + exercise,
        "8");
    Page sue = another().page();
    sue.navigate(site() + link.group());
    fill(sue, "password", PASSWORD, "again", PASSWORD);
    press(sue, "Set the password and sign in");
    return sue;
  }

  private String post(Page page, String path, String... fields) {
    FormData form = FormData.create();
    for (int i = 0; i < fields.length; i += 2) {
      form.set(fields[i], fields[i + 1]);
    }
    APIResponse answer =
        page.request()
            .post(site() + path, RequestOptions.create().setForm(form).setHeader("Origin", site()));
    assertTrue(answer.ok(), path + ": " + answer.status());
    return answer.text();
  }
}
