package touchline.server.browser.course;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.server.browser.Hands.PASSWORD;
import static touchline.server.browser.Hands.answer;
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
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.TestSite;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.Hands;
import touchline.server.browser.LessonPage;
import touchline.server.browser.SharedBrowser;

/**
 * A class of five hundred invented students, from the roster to the files that go out: nothing of
 * it is done once for each of them.
 */
@Tag("store")
class LargeClassIT {
  private static final int CLASS = 500;

  /** Who works at it in a browser, far down in every list. */
  private static final String STUDENT = "s487";

  @TempDir private Path data;
  private final List<LessonPage> people = new ArrayList<>();
  private TestSite site;

  @BeforeEach
  void start() {
    PlaywrightAssertions.setDefaultAssertionTimeout(BrowserCase.PATIENCE);
    site = TestSite.start(data);
  }

  @AfterEach
  void stop() {
    site.close();
    people.forEach(person -> person.page().context().close());
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

  /** A line for each, with the number at the end. */
  private static String lines(String headings, String line) {
    return IntStream.rangeClosed(1, CLASS)
        .mapToObj(i -> line.replace("#", String.valueOf(i)))
        .collect(Collectors.joining("\n", headings + "\n", "\n"));
  }

  @Test
  void fiveHundredAreInvitedMarkedReleasedMarkedAgainAndTakenAlong() throws IOException {
    Page owner = somebody();
    makeTheCourse(owner);
    Page student = somebody();
    student.navigate(invite(owner));
    fill(student, "password", PASSWORD, "again", PASSWORD);
    press(student, "Set the password and sign in");
    assign(owner);
    hold(owner, "Hold back Week 1");
    handIn(student);
    markTheOthers(owner);
    go(student, "/courses/1/grades");
    assertThat(student.locator("main")).containsText("not told yet");
    hold(owner, "Release Week 1");
    student.reload();
    assertThat(student.locator("main")).not().containsText("not told yet");
    go(student, "/courses/1/news");
    assertThat(student.locator("main")).containsText("Your points in Week 1 are released.");
    lookAtTheListsToTheirEnds(owner);
    markAgain(owner);
    takeAlong(owner);
    people.forEach(LessonPage::assertNoComplaints);
  }

  private void makeTheCourse(Page owner) {
    go(owner, site.welcome());
    fill(owner, "login", "ada", "name", "Ada", "password", PASSWORD, "again", PASSWORD);
    press(owner, "Become the administrator");
    go(owner, "/courses");
    fill(owner, "title", "Games", "zone", "UTC");
    press(owner, "Make the course");
    follow(owner, "Roster");
    owner.locator("#text").fill(lines("login,name,section", "s#,Student #,A"));
    press(owner, "Look at it");
    assertThat(owner.locator("main")).containsText("New accounts: " + CLASS);
    press(owner, "Take it over");
  }

  /** Invites all of them at once; gives the link of one. */
  private static String invite(Page owner) {
    follow(owner, "Invite the " + CLASS + " students who have not come yet");
    press(owner, "Sheet to print");
    assertThat(owner.locator(".slips > li")).hasCount(CLASS);
    Locator slip =
        owner.locator(".slips > li", new Page.LocatorOptions().setHasText("as " + STUDENT + "."));
    return slip.locator(".slip-link").textContent().strip();
  }

  private void assign(Page owner) {
    go(owner, "/courses/1/assignments");
    follow(owner, "Make an assignment");
    fill(owner, "title", "Week 1");
    owner.locator("input[name=find]").fill("closest point");
    press(owner, "Search");
    owner.getByLabel("How far along the segment?", exactly()).check();
    press(owner, "Next: Times and rules");
    fill(owner, "opens", in(-120), "attempts", "1");
    press(owner, "Next: Preview");
    press(owner, "Publish");
    assertThat(owner.locator("h1")).containsText("Week 1");
  }

  private void hold(Page owner, String button) {
    go(owner, "/courses/1/total");
    Hands.press(owner.getByLabel(button, exactly()), "Enter");
  }

  private void handIn(Page student) {
    go(student, "/courses/1/assignments/1");
    follow(student, "How far along the segment?");
    press(student, "Start attempt 1 of 1");
    answer(student, howFarAlong(student));
    assertThat(student.locator(".verdict.right")).isVisible();
  }

  /** By a file, as from an exam on paper; who worked here keeps what they have. */
  private void markTheOthers(Page owner) {
    String marks = lines("login,Week 1", "s#,1").replace("\n" + STUDENT + ",1\n", "\n");
    go(owner, "/courses/1/marks");
    owner.locator("#text").fill(marks);
    fill(owner, "reason", "on paper");
    press(owner, "Look at it");
    press(owner, "Take it over");
    assertThat(owner.locator("main")).containsText((CLASS - 1) + " marks were taken over.");
  }

  private void lookAtTheListsToTheirEnds(Page owner) {
    go(owner, "/courses/1/gradebook");
    int pages = 1;
    while (owner.locator(".pager a:text-is('More')").count() > 0) {
      Hands.press(owner.locator(".pager a:text-is('More')"), "Enter");
      pages++;
    }
    assertEquals(5, pages);
    go(owner, "/courses/1/gradebook?name=" + "Student 487");
    Hands.press(owner.locator("table[data-grid] td > a[href*='/gradebook/1/']").first(), "Enter");
    follow(owner, "See it as Student 487 sees it");
    assertThat(owner.locator(".seen-banner")).containsText("Student 487 (" + STUDENT + ")");
    follow(owner, "Back to the gradebook");
    assertThat(owner.locator("h1")).containsText("Student 487");
  }

  private void markAgain(Page owner) {
    go(owner, "/courses/1/remarks");
    owner.locator("#what").selectOption("1");
    press(owner, "Begin a dry run");
    assertThat(owner.locator("main")).containsText("Nothing differs.");
  }

  private void takeAlong(Page owner) throws IOException {
    go(owner, "/courses/1/gradebook");
    Download file = owner.waitForDownload(() -> follow(owner, "Spreadsheet (CSV)"));
    List<String> lines = Files.readAllLines(file.path());
    assertEquals(CLASS + 1, lines.size());
    assertTrue(lines.stream().anyMatch(line -> line.startsWith("s500,Student 500,A,1")), "marked");
    Download all =
        owner.waitForDownload(
            () ->
                Hands.press(
                    owner.getByLabel("All attempts as JSON lines, without names"), "Enter"));
    String attempts = Files.readString(all.path());
    assertEquals(1, attempts.lines().count(), attempts);
    assertTrue(!attempts.contains(STUDENT), attempts);
  }
}
