package touchline.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static touchline.server.browser.Hands.PASSWORD;
import static touchline.server.browser.Hands.assertAccessible;
import static touchline.server.browser.Hands.exactly;
import static touchline.server.browser.Hands.fill;
import static touchline.server.browser.Hands.follow;
import static touchline.server.browser.Hands.howFarAlong;
import static touchline.server.browser.Hands.in;
import static touchline.server.browser.Hands.press;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;

/** A course from its making to a student's points, in two browsers at once. */
class AssignmentIT extends BrowserCase {
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
    follow(page, "People");
    fill(page, "login", "stu");
    press(page, "Add");
    return link;
  }

  private static void assign(Page page) {
    follow(page, "Assignments");
    follow(page, "Make an assignment");
    fill(page, "title", "Week 1", "opens", in(-60), "attempts", "2");
    page.getByLabel("How far along the segment?", exactly()).check();
    page.getByLabel("Write closestPoint", exactly()).check();
    page.getByLabel("Published: students see it once it opens").check();
    assertAccessible(page);
    press(page, "Save");
    assertThat(page.locator("h1")).containsText("Week 1");
  }

  /** Works out each answer from what the page gives. */
  private static void answer(Page page) {
    follow(page, "How far along the segment?");
    press(page, "Start attempt 1 of 2");
    boolean isMore = true;
    while (isMore) {
      Hands.answer(page, howFarAlong(page));
      assertThat(page.locator(".verdict.right")).isVisible();
      Locator next = page.locator("a.next");
      isMore = next.count() > 0;
      if (isMore) {
        String question = page.locator(".question-number").textContent();
        next.click();
        assertThat(page.locator(".question-number")).not().hasText(question);
      }
    }
    follow(page, "Back to Week 1");
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
    follow(student, "Games");
    student.locator(".course-nav").getByText("Assignments").click();
    follow(student, "Week 1");
    assertThat(student.locator("main")).containsText("0 of 13 points");
    answer(student);
    assertThat(student.locator("main")).containsText("3 of 13 points");
    follow(student, "Write closestPoint");
    submit(student);
    assertThat(student.locator(".verdict-word")).hasText("Right.");
    follow(student, "Back to Week 1");
    assertThat(student.locator("main")).containsText("13 of 13 points");
    assertAccessible(student);

    follow(owner, "Edit");
    fill(owner, "due", in(-30), "closes", in(-30));
    press(owner, "Save");
    follow(student, "Write closestPoint");
    assertThat(student.locator(".work-times")).containsText("is closed");
    submit(student);
    assertThat(student.locator(".code-result .problem")).containsText("This one was not stored");
    follow(owner, "More time");
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
