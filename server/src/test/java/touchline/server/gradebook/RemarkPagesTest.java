package touchline.server.gradebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.ClassRoom;
import touchline.server.DemoSite;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.demo.DemoSize;

/** Marking again over HTTP, with an invented class; each test uses an assignment of its own. */
@Tag("store")
class RemarkPagesTest {
  private static final String REMARKS = DemoSite.COURSE + "/remarks";
  private static final Duration LONG = Duration.ofMinutes(1);
  @TempDir private static Path data;
  private static DemoSite site;
  private static TestBrowser owner;
  private static TestBrowser instructor;
  private static TestBrowser student;

  @BeforeAll
  static void start() {
    site = new DemoSite(data, new DemoSize(4, 4, true), "owner", "instructor", "student");
    owner = site.as("owner");
    instructor = site.as("instructor");
    student = site.as("student");
  }

  @AfterAll
  static void stop() {
    site.close();
  }

  /** As if the lessons had given nothing for anything in an assignment. */
  private static void markAsNothing(int assignment) {
    String ours = "(SELECT id FROM attempt WHERE assignment = " + assignment + ")";
    Rows.change(
        data,
        "UPDATE submission SET mark = 0, outcome = 'wrong', content_version = 'old'"
            + " WHERE attempt IN "
            + ours);
    Rows.change(data, "UPDATE progress SET mark = 0 WHERE attempt IN " + ours);
    Rows.change(
        data, "UPDATE standing SET mark = 0, raw_mark = 0 WHERE assignment = " + assignment);
    Rows.change(data, "UPDATE grade SET points = 0 WHERE assignment = " + assignment);
  }

  /** Asks for a dry run; gives its path. */
  private static String ask(int assignment) {
    return ClassRoom.location(owner.fill(REMARKS, "what", Integer.toString(assignment)));
  }

  private static String until(String path, String words) {
    return assertTimeoutPreemptively(
        LONG,
        () -> {
          String page = owner.get(path).body();
          while (!page.contains(words)) {
            page = owner.get(path).body();
          }
          return page;
        });
  }

  private static String sum(int assignment) {
    return site.row("SELECT sum(points) FROM grade WHERE assignment = " + assignment);
  }

  @Test
  void dryRunIsLookedAtAndAppliedAndEverybodyConcernedCanSeeIt() {
    String before = sum(1);
    String right =
        site.row(
            "SELECT max(submission.id) FROM submission JOIN attempt ON attempt.id = attempt"
                + " WHERE assignment = 1 AND mark = 1 AND account = "
                + site.account("student"));
    markAsNothing(1);
    String handedIn = DemoSite.COURSE + "/assignments/1/handed-in";
    Matcher receipt =
        Pattern.compile("Touchline receipt 1\nsubmission: " + right + "\n[^<]*")
            .matcher(student.get(handedIn).body());
    assertTrue(receipt.find());
    String path = ask(1);
    String page = until(path, "Which marks are to count");
    assertTrue(page.contains("Points rise for 4, fall for 0 and stay for 0."), page);
    assertEquals(0, Double.parseDouble(sum(1)), "nothing is changed yet");
    HttpResponse<String> undecided = owner.fill(path + "/apply", "way", "");
    assertEquals(422, undecided.statusCode());
    assertTrue(undecided.body().contains("Choose which marks are to count."));
    assertEquals(303, owner.fill(path + "/apply", "way", "highest").statusCode());
    until(path, "<strong>Applied.</strong>");
    assertEquals(before, sum(1));
    HttpResponse<String> second = instructor.fill(path + "/apply", "way", "replace");
    assertEquals(409, second.statusCode());
    assertTrue(second.body().contains("Somebody else decided"), second.body());
    String theirs = student.get(handedIn).body();
    assertTrue(theirs.contains("after the exercise was corrected: from 0 to "), theirs);
    assertTrue(theirs.contains("from 0 % to 100 %."), theirs);
    assertTrue(theirs.contains(receipt.group()), "the receipt says what the first mark was");
    String lines = receipt.group().replace("&quot;", "\"");
    String checked = student.fill("/receipts", "receipt", lines).body();
    assertTrue(checked.contains("This receipt is genuine.</p>"), checked);
    assertTrue(checked.contains("It was marked again since"), checked);
    String cell = DemoSite.COURSE + "/gradebook/1/" + site.account("student");
    assertTrue(owner.get(cell).body().contains("from 0 % to 100 %."));
    String log = owner.get(DemoSite.COURSE + "/log").body();
    assertTrue(log.contains("points by marking again: ") && log.contains("100 %, attempt"), log);
  }

  @Test
  void pointsDecidedByHandStay() {
    String cell = "/gradebook/2/" + site.account("student");
    Rows.change(data, "DELETE FROM override WHERE assignment = 2");
    String decided =
        String.valueOf(
            owner
                .fill(
                    DemoSite.COURSE + cell,
                    "revision",
                    "0",
                    "points",
                    "1.75",
                    "reason",
                    "oral exam")
                .statusCode());
    assertEquals("303", decided);
    markAsNothing(2);
    String path = ask(2);
    assertTrue(until(path, "Which marks are to count").contains("Points decided by hand stay."));
    owner.fill(path + "/apply", "way", "replace");
    until(path, "<strong>Applied.</strong>");
    String grades = student.get(DemoSite.COURSE + "/grades").body();
    assertTrue(grades.contains("1.75"), grades);
  }

  @Test
  void contentThatChangedSinceIsNotApplied() {
    markAsNothing(3);
    String path = ask(3);
    until(path, "Which marks are to count");
    String id = path.substring(path.lastIndexOf('/') + 1);
    Rows.change(data, "UPDATE remark SET content_version = 'older' WHERE id = " + id);
    HttpResponse<String> refused = owner.fill(path + "/apply", "way", "replace");
    assertEquals(409, refused.statusCode());
    assertTrue(refused.body().contains("Ask for a new one."), refused.body());
    assertTrue(refused.body().contains("Begin another dry run"), refused.body());
    assertEquals(0, Double.parseDouble(sum(3)));
    assertEquals(303, owner.fill(path + "/cancel").statusCode());
    assertEquals(409, owner.fill(path + "/cancel").statusCode());
    assertTrue(owner.get(path).body().contains("was given up. Nothing was changed."));
    assertTrue(owner.get(REMARKS).body().contains("given up"));
  }

  @Test
  void unchangedContentHasNothingToApplyAndNonsenseIsRefusedAtItsField() {
    String page = until(ask(4), "Nothing differs.");
    assertFalse(page.contains("Which marks are to count"), page);
    for (String what : new String[] {"", "9", "4 no/such", "x"}) {
      HttpResponse<String> refused = owner.fill(REMARKS, "what", what);
      assertEquals(422, refused.statusCode());
      assertTrue(refused.body().contains("Choose what is to be marked again."), what);
    }
    assertTrue(owner.get(REMARKS + "?what=4").body().contains("value=\"4\" selected"));
    assertEquals(404, owner.get(REMARKS + "/99").statusCode());
  }
}
