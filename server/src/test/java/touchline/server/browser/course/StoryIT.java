package touchline.server.browser.course;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.server.browser.Hands.PASSWORD;
import static touchline.server.browser.Hands.answer;
import static touchline.server.browser.Hands.assertAccessible;
import static touchline.server.browser.Hands.exactly;
import static touchline.server.browser.Hands.fill;
import static touchline.server.browser.Hands.follow;
import static touchline.server.browser.Hands.howFarAlong;
import static touchline.server.browser.Hands.in;
import static touchline.server.browser.Hands.press;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.TestSite;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.Hands;
import touchline.server.browser.LessonPage;
import touchline.server.browser.SharedBrowser;
import touchline.server.lesson.ExerciseTerms;
import touchline.server.lesson.OtherLessons;

/**
 * A course from the first link to the marks that go out: an administrator, an instructor and two
 * students, each in a browser of their own. Half way an exercise turns out to be too strict; it is
 * mended, and what was handed in is marked again.
 */
class StoryIT {
  /** A mark in the gradebook; totals are links too. */
  private static final String MARK = "td > a[href*='/gradebook/']";

  private static final String NO_CLAMP =
      """
      import touchline.geometry.*;

      class Solution {
        static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
          Vec2 d = b.minus(a);
          return a.plus(d.times(p.minus(a).dot(d) / d.dot(d)));
        }
      }
      """;

  @TempDir private Path data;
  private final List<LessonPage> people = new ArrayList<>();
  private TestSite site;

  @BeforeEach
  void start() {
    PlaywrightAssertions.setDefaultAssertionTimeout(BrowserCase.PATIENCE);
    site = TestSite.teaching(data, OtherLessons.with(StoryIT::tooStrict));
  }

  @AfterEach
  void stop() {
    site.close();
    people.forEach(person -> person.page().context().close());
  }

  /** As an author may have it by mistake: the first wrong answer costs everything. */
  private static ExerciseTerms tooStrict(ExerciseTerms terms) {
    return new ExerciseTerms(terms.points(), terms.attempts(), 1, terms.hints());
  }

  private Page somebody() {
    BrowserContext context = SharedBrowser.get().newContext();
    context.setDefaultTimeout(BrowserCase.PATIENCE);
    LessonPage person = new LessonPage(context.newPage());
    people.add(person);
    return person.page();
  }

  private void go(Page page, String path) {
    page.navigate(site.url() + path);
  }

  private void enter(Page page, String link) {
    page.navigate(link);
    fill(page, "password", PASSWORD, "again", PASSWORD);
    press(page, "Set the password and sign in");
  }

  @Test
  void fromTheFirstLinkToTheMarksThatGoOut() throws IOException {
    Page instructor = somebody();
    enter(instructor, administratorMakesACourse(somebody()));
    go(instructor, "/courses/1");
    bringTheClassIn(instructor);
    assign(instructor);
    Page stu = somebody();
    enter(stu, linkFor(instructor, "Stu"));
    Page mia = somebody();
    enter(mia, linkFor(instructor, "Mia"));

    handInValues(stu, true);
    handInMethod(stu);
    handInValues(mia, false);
    seeWhichMistakesAreMade(instructor);
    String strict = points(instructor, "Stu");

    // A page that stayed open might ask a closed site for its scripts.
    people.forEach(person -> person.page().navigate("about:blank"));
    site.close();
    site = TestSite.start(data);
    markAgain(instructor);
    String mended = points(instructor, "Stu");
    assertTrue(Double.parseDouble(mended) > Double.parseDouble(strict), strict + " to " + mended);

    giveMoreTime(instructor);
    decide(instructor);
    go(mia, "/courses/1/grades");
    assertThat(mia.locator("main")).containsText("5");
    assertThat(mia.locator("main")).containsText("Explained it on the board");
    takeOut(instructor, mended);
    people.forEach(LessonPage::assertNoComplaints);
  }

  /** Gives the instructor's link. */
  private String administratorMakesACourse(Page administrator) {
    go(administrator, site.welcome());
    fill(administrator, "login", "ada", "name", "Ada", "password", PASSWORD, "again", PASSWORD);
    press(administrator, "Become the administrator");
    go(administrator, "/people");
    fill(administrator, "login", "ivo", "name", "Ivo");
    press(administrator, "Add and show the link");
    String link = administrator.locator(".one-time").textContent();
    go(administrator, "/courses");
    String here =
        (String) administrator.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone");
    assertThat(administrator.locator("#zone")).hasValue(here);
    fill(administrator, "title", "Games", "zone", "UTC");
    press(administrator, "Make the course");
    follow(administrator, "People");
    fill(administrator, "login", "ivo");
    administrator.locator("#role").selectOption("instructor");
    press(administrator, "Add");
    assertThat(administrator.locator(".desk-table")).containsText("ivo");
    return link;
  }

  private static void bringTheClassIn(Page instructor) {
    follow(instructor, "Roster");
    instructor.locator("#text").fill("login,name,section\nstu,Stu,A\nmia,Mia,B\n");
    press(instructor, "Look at it");
    assertThat(instructor.locator("main")).containsText("New accounts: 2");
    press(instructor, "Take it over");
  }

  private String linkFor(Page instructor, String name) {
    go(instructor, "/courses/1/members");
    Hands.press(instructor.getByLabel("First link for " + name), "Enter");
    return instructor.locator(".one-time").textContent();
  }

  private static void assign(Page instructor) {
    follow(instructor, "Assignments");
    follow(instructor, "Make an assignment");
    fill(instructor, "title", "Week 1");
    instructor.locator("input[name=find]").fill("closest point");
    press(instructor, "Search");
    instructor.getByLabel("How far along the segment?", exactly()).check();
    instructor.getByLabel("Write closestPoint", exactly()).check();
    press(instructor, "Next: Times and rules");
    fill(instructor, "opens", in(-120), "attempts", "1");
    press(instructor, "Next: Preview");
    press(instructor, "Publish");
    assertThat(instructor.locator("h1")).containsText("Week 1");
  }

  /** All questions right; the first at the second try, if so. */
  private void handInValues(Page student, boolean isWrongFirst) {
    go(student, "/courses/1/assignments/1");
    follow(student, "How far along the segment?");
    press(student, "Start attempt 1 of 1");
    findTypedAgain(student);
    boolean isMore = true;
    boolean isWrong = isWrongFirst;
    while (isMore) {
      double right = howFarAlong(student);
      if (isWrong) {
        answer(student, right + 1);
        assertThat(student.locator(".verdict.wrong")).isVisible();
        isWrong = false;
      }
      answer(student, right);
      assertThat(student.locator(".verdict.right")).isVisible();
      Locator next = student.locator("a.next");
      isMore = next.count() > 0;
      if (isMore) {
        String question = student.locator(".question-number").textContent();
        // A click may miss where the page still moves under the verdict.
        Hands.press(next, "Enter");
        assertThat(student.locator(".question-number")).not().hasText(question);
      }
    }
  }

  /** What is typed for credit and not sent yet outlives a reload. */
  private static void findTypedAgain(Page student) {
    Locator live = student.locator("section.exercise[data-live]");
    live.waitFor();
    student.locator("input[name=a0]").fill("0.125");
    student.reload();
    live.waitFor();
    assertThat(student.locator("input[name=a0]")).hasValue("0.125");
  }

  private void handInMethod(Page student) {
    go(student, "/courses/1/assignments/1");
    follow(student, "Write closestPoint");
    student.locator("section.code[data-live]").waitFor();
    student.locator(".code-editor .cm-content").fill(NO_CLAMP);
    assertThat(student.locator("textarea.code-source")).hasValue(NO_CLAMP);
    Hands.press(student.locator("button.submit"), "Enter");
    assertThat(student.locator(".verdict-word")).hasText("Not yet.");
  }

  private void seeWhichMistakesAreMade(Page instructor) {
    go(instructor, "/courses/1/statistics/1/mistakes");
    Locator row = instructor.locator("tr", containing("Write closestPoint"));
    assertThat(row.first()).isVisible();
    Hands.press(row.first().locator("summary"), "Enter");
    assertThat(row.first()).containsText("Stu");
    assertAccessible(instructor);
  }

  private static Page.LocatorOptions containing(String text) {
    return new Page.LocatorOptions().setHasText(text);
  }

  /** What stands in the only column of the gradebook. */
  private String points(Page instructor, String student) {
    go(instructor, "/courses/1/gradebook");
    return instructor
        .locator("tr", containing(student))
        .locator("td a[href*='/gradebook/1/']")
        .first()
        .textContent()
        .strip();
  }

  private void markAgain(Page instructor) {
    go(instructor, "/courses/1/remarks");
    instructor.locator("#what").selectOption("1");
    press(instructor, "Begin a dry run");
    assertThat(instructor.locator("main")).containsText("Which marks are to count");
    assertThat(instructor.locator("main")).containsText("Points rise for 1, fall for 0");
    assertAccessible(instructor);
    instructor.locator("input[name=way][value=highest]").check();
    press(instructor, "Apply");
    assertThat(instructor.locator("main")).containsText("Applied.");
  }

  private void giveMoreTime(Page instructor) {
    go(instructor, "/courses/1/assignments/1");
    follow(instructor, "More time");
    fill(instructor, "logins", "stu", "minutes", "1440");
    instructor.getByLabel("due and closed later by some minutes").check();
    press(instructor, "Give more time");
    assertThat(instructor.locator("table")).containsText("1 day more");
  }

  private void decide(Page instructor) {
    go(instructor, "/courses/1/gradebook");
    goByKeysTo(instructor, "Mia");
    instructor.keyboard().press("Enter");
    Hands.press(instructor.getByText("Decide other points"), "Enter");
    fill(instructor, "points", "5", "reason", "oral", "comment", "Explained it on the board");
    press(instructor, "Save the decision");
    assertThat(instructor.locator("main")).containsText("Ivo decided");
  }

  /** One of the links is in the order of the Tab key, and arrows lead to the others. */
  private static void goByKeysTo(Page instructor, String student) {
    Locator marks = instructor.locator("table[data-grid] " + MARK);
    Locator links = instructor.locator("table[data-grid] td > a");
    assertThat(instructor.locator("table[data-grid] td > a[tabindex='0']")).hasCount(1);
    marks.first().focus();
    instructor.keyboard().press("ArrowDown");
    assertThat(marks.last()).isFocused();
    instructor.keyboard().press("Control+Home");
    assertThat(links.first()).isFocused();
    instructor.keyboard().press("Control+End");
    assertThat(links.last()).isFocused();
    Locator theirs = instructor.locator("tr", containing(student)).locator(MARK);
    if (!Boolean.TRUE.equals(theirs.evaluate("cell => cell === document.activeElement"))) {
      instructor.keyboard().press("ArrowUp");
    }
    assertThat(theirs).isFocused();
  }

  private void takeOut(Page instructor, String stus) throws IOException {
    go(instructor, "/courses/1/gradebook");
    Download file = instructor.waitForDownload(() -> follow(instructor, "Spreadsheet (CSV)"));
    String csv = Files.readString(file.path());
    assertTrue(line(csv, "stu").contains(stus), csv);
    assertTrue(line(csv, "mia").contains("5"), csv);
  }

  private static String line(String csv, String login) {
    return csv.lines().filter(line -> line.contains(login)).findFirst().orElse("");
  }
}
