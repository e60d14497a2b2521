package touchline.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.AriaRole;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A course from its making to a student's points, in two browsers at once. */
class AssignmentIT extends BrowserCase {
  private static final String PASSWORD = "correct horse battery";
  private static final Pattern NUMBER = Pattern.compile("-?[0-9.]+");

  private static final String RIGHT =
      """
      import touchline.geometry.*;

      class Solution {
        static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
          Vec2 d = b.minus(a);
          double l = d.dot(d);
          if (l == 0) {
            return a;
          }
          return a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / l))));
        }
      }
      """;

  private static void press(Page page, String name) {
    page.getByRole(AriaRole.BUTTON, new GetByRoleOptions().setName(name).setExact(true)).click();
  }

  private static void go(Page page, String name) {
    page.getByRole(AriaRole.LINK, new GetByRoleOptions().setName(name).setExact(true)).click();
  }

  private static void fill(Page page, String... fields) {
    for (int i = 0; i < fields.length; i += 2) {
      page.locator("#" + fields[i]).fill(fields[i + 1]);
    }
  }

  /** As a form has it, in UTC. */
  private static String wall(int minutes) {
    return DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm", Locale.ROOT)
        .format(Instant.now().plusSeconds(60L * minutes).atOffset(ZoneOffset.UTC));
  }

  private static void assertAccessible(Page page) {
    assertEquals(
        List.of(),
        new AxeBuilder(page)
            .analyze().getViolations().stream()
                .map(rule -> rule.getId() + ": " + rule.getNodes().get(0).getHtml())
                .toList());
  }

  /** Makes the course and hands out the student's link. */
  private String prepare(Page page) {
    page.navigate(welcome());
    fill(page, "login", "ada", "name", "Ada", "password", PASSWORD, "again", PASSWORD);
    press(page, "Become the administrator");
    page.navigate(site() + "/people");
    fill(page, "login", "stu", "name", "Stu");
    press(page, "Add and show the link");
    String link = page.locator(".one-time").textContent();
    page.navigate(site() + "/courses");
    fill(page, "title", "Games", "zone", "UTC");
    press(page, "Make the course");
    go(page, "People");
    fill(page, "login", "stu");
    press(page, "Add");
    return link;
  }

  private static void assign(Page page) {
    go(page, "Assignments");
    go(page, "Make an assignment");
    fill(page, "title", "Week 1", "opens", wall(-60), "attempts", "2");
    page.getByLabel("How far along the segment?", exact()).check();
    page.getByLabel("Write closestPoint", exact()).check();
    page.getByLabel("Published: students see it once it opens").check();
    assertAccessible(page);
    press(page, "Save");
    assertThat(page.locator("h1")).containsText("Week 1");
  }

  private static Page.GetByLabelOptions exact() {
    return new Page.GetByLabelOptions().setExact(true);
  }

  /** Works out each answer from what the page gives. */
  private static void answer(Page page) {
    go(page, "How far along the segment?");
    press(page, "Start attempt 1 of 2");
    boolean isMore = true;
    while (isMore) {
      page.locator("section.exercise[data-live]").waitFor();
      double[] a = given(page, "a");
      double[] b = given(page, "b");
      double[] p = given(page, "p");
      double x = b[0] - a[0];
      double y = b[1] - a[1];
      double proj = ((p[0] - a[0]) * x + (p[1] - a[1]) * y) / Math.sqrt(x * x + y * y);
      page.locator("input[name=a0]").fill(String.format(Locale.ROOT, "%.6f", proj));
      page.keyboard().press("Enter");
      assertThat(page.locator(".verdict.right")).isVisible();
      Locator next = page.locator("a.next");
      isMore = next.count() > 0;
      if (isMore) {
        String question = page.locator(".question-number").textContent();
        next.click();
        assertThat(page.locator(".question-number")).not().hasText(question);
      }
    }
    go(page, "Back to Week 1");
  }

  private static double[] given(Page page, String name) {
    String text = page.locator(".given div:has(dt:text-is('" + name + "')) dd").textContent();
    return NUMBER
        .matcher(text)
        .results()
        .map(MatchResult::group)
        .mapToDouble(Double::parseDouble)
        .toArray();
  }

  private static void submit(Page page) {
    page.locator("section.code[data-live]").waitFor();
    page.locator(".code-editor .cm-content").fill(RIGHT);
    page.locator("button.submit").click();
  }

  @Test
  void fromTheFirstLinkToAnExtension() {
    Page owner = lesson().page();
    LessonPage other = another();
    Page student = other.page();
    String link = prepare(owner);
    assign(owner);
    student.navigate(link);
    fill(student, "password", PASSWORD, "again", PASSWORD);
    press(student, "Set the password and sign in");
    student.navigate(site() + "/courses");
    go(student, "Games");
    student.locator(".course-nav").getByText("Assignments").click();
    go(student, "Week 1");
    assertThat(student.locator("main")).containsText("0 of 13 points");
    answer(student);
    assertThat(student.locator("main")).containsText("3 of 13 points");
    go(student, "Write closestPoint");
    submit(student);
    assertThat(student.locator(".verdict-word")).hasText("Right.");
    go(student, "Back to Week 1");
    assertThat(student.locator("main")).containsText("13 of 13 points");
    assertAccessible(student);

    go(owner, "Edit");
    fill(owner, "due", wall(-30), "closes", wall(-30));
    press(owner, "Save");
    go(student, "Write closestPoint");
    assertThat(student.locator(".work-times")).containsText("is closed");
    submit(student);
    assertThat(student.locator(".code-result .problem")).containsText("This one was not stored");
    go(owner, "More time");
    fill(owner, "logins", "stu", "minutes", "1440");
    owner.getByLabel("due and closed later by some minutes").check();
    assertAccessible(owner);
    press(owner, "Give more time");
    assertThat(owner.locator("table")).containsText("1 day more");
    student.locator("button.submit").click();
    assertThat(student.locator(".verdict-word")).hasText("Right.");
    other.forgiveStatus(422);
    other.assertNoComplaints();
  }
}
