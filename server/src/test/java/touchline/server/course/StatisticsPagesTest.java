package touchline.server.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.server.Cells;
import touchline.server.DemoSite;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.demo.DemoSize;

/** Statistics, mistakes and the lecture hall over HTTP, with an invented class. */
class StatisticsPagesTest {
  @TempDir private static Path data;
  private static DemoSite site;
  private static TestBrowser owner;
  private static TestBrowser assistant;
  private static TestBrowser student;

  @BeforeAll
  static void start() {
    site = new DemoSite(data, new DemoSize(15, 2, true), "owner", "assistant", "student");
    owner = site.as("owner");
    assistant = site.as("assistant");
    student = site.as("student");
  }

  @AfterAll
  static void stop() {
    site.close();
  }

  private static String get(TestBrowser who, String path) {
    return who.get(DemoSite.COURSE + path).body();
  }

  @Test
  void exercisesOfAnAssignmentHaveTheirNumbers() {
    String page = Cells.bare(get(owner, "/statistics/1"));
    String begun =
        site.row(
            "SELECT count(*) FROM standing WHERE assignment = 1"
                + " AND exercise = 'closest-point/find-it'");
    assertTrue(page.contains("<td>" + begun + "</td>"), page);
    assertTrue(page.contains("<svg class=\"bars\"") && page.contains("90 to 100 %"), page);
  }

  @Test
  void mistakesNameTheStudentsBehindThemForStaff() {
    String mistake = get(owner, "/statistics/2/mistakes");
    String account =
        site.row(
            "SELECT attempt.account FROM attempt JOIN submission ON submission.attempt = attempt.id"
                + " WHERE mistakes <> '' AND assignment = 2 ORDER BY received_at DESC LIMIT 1");
    assertTrue(mistake.contains("/gradebook/2/" + account + "\""), mistake);
    assertTrue(mistake.contains("foot beyond b: "), mistake);
    assertTrue(mistake.contains("data-live=\"/courses/1/statistics/2/mistakes\""), mistake);
  }

  @Test
  void assistantOfASectionSeesItsMistakesOnly() {
    String page = get(assistant, "/statistics/1/mistakes");
    List<String> others =
        site.rows("SELECT account FROM member WHERE role = 'student' AND section <> 'Tuesday'");
    others.forEach(other -> assertFalse(page.contains("/gradebook/1/" + other + "\""), other));
  }

  /** A wrong method of a student, as if it had been handed in. */
  private static void wrongMethod(int number, String login, String source) {
    String account = site.account(login);
    Rows.change(
        data,
        "INSERT INTO attempt (id, assignment, exercise, account, number, content_version,"
            + " started_at) SELECT %d, 1, exercise, %s, 9, 'v', '2026-01-01T00:00:00Z'"
                .formatted(number, account)
            + " FROM assignment_part WHERE assignment = 1 AND position = 0");
    Rows.change(
        data,
        "INSERT INTO code_submission (learner, exercise, content_version, source, source_sha256,"
            + " seed, form_key, received_at, state, mark, outcome, mistake, message,"
            + " counterexample, example, attempt) SELECT learner, exercise, 'v', '%s', '%s', 1, '',"
                .formatted(source, "a".repeat(64))
            + " '2026-01-01T00:00:00Z', 'marked', 0, 'wrong', '', '', '', '', attempt.id"
            + " FROM attempt JOIN account ON account.id = attempt.account WHERE attempt.id = "
            + number);
  }

  @Test
  void rareAgreementIsShownToInstructorsWithBothTexts() {
    assertFalse(get(owner, "/statistics/1/alike").contains("The same wrong method"));
    wrongMethod(9_001, "student", "class A { int f(int left) { return left * 7; } }");
    wrongMethod(9_002, "student2", "class A { int f(int x) { return x*7; } } // <mine>");
    String page = get(owner, "/statistics/1/alike");
    assertTrue(page.contains("The same wrong method, but for names"), page);
    assertTrue(page.contains("return left * 7") && page.contains("// &lt;mine&gt;"), page);
    assertTrue(page.contains("Agreement proves nothing."), page);
    assertTrue(page.contains("<span class=\"tag\">2 of 1"), page);
    assertEquals(403, assistant.get(DemoSite.COURSE + "/statistics/1/alike").statusCode());
  }

  @Test
  void hallShowsNoNames() {
    String page = get(owner, "/hall?assignment=1");
    assertTrue(page.contains("class=\"hall-row\""), page);
    // Who shows it is signed in, and its header says so.
    site.rows("SELECT name FROM account WHERE login <> 'owner'")
        .forEach(name -> assertFalse(page.contains(name), name));
  }

  @ParameterizedTest
  @CsvSource({
    "/statistics, 401 403 200 200",
    "/statistics/1, 401 403 200 200",
    "/statistics/99, 401 403 404 404",
    "/statistics/1/mistakes, 401 403 200 200",
    "/hall, 401 403 200 200"
  })
  void routeIsOpenToItsRolesOnly(String path, String statuses) {
    assertEquals(
        statuses,
        String.join(
            " ",
            Stream.of(site.stranger(), student, assistant, owner)
                .map(who -> String.valueOf(who.get(DemoSite.COURSE + path).statusCode()))
                .toList()));
  }
}
