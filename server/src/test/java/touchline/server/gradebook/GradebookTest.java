package touchline.server.gradebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.server.Cells;
import touchline.server.DemoSite;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.demo.DemoSize;

/** The gradebook over HTTP, with an invented class; each test uses cells of its own. */
@Tag("store")
class GradebookTest {
  private static final String GRADEBOOK = DemoSite.COURSE + "/gradebook";

  @TempDir private static Path data;
  private static DemoSite site;
  private static TestBrowser owner;
  private static TestBrowser instructor;
  private static TestBrowser assistant;
  private static TestBrowser student;

  @BeforeAll
  static void start() {
    site =
        new DemoSite(
            data,
            new DemoSize(12, 3, true),
            "owner",
            "instructor",
            "assistant",
            "student",
            "student2");
    owner = site.as("owner");
    instructor = site.as("instructor");
    assistant = site.as("assistant");
    student = site.as("student");
  }

  @AfterAll
  static void stop() {
    site.close();
  }

  private static String cell(int assignment, String login) {
    return GRADEBOOK + "/" + assignment + "/" + site.account(login);
  }

  private static String revision(String cell) {
    List<String> found =
        site.rows(
            "SELECT revision FROM override WHERE '"
                + cell
                + "' = '"
                + GRADEBOOK
                + "/' || assignment || '/' || account");
    return found.isEmpty() ? "0" : found.get(0);
  }

  private static HttpResponse<String> decide(
      TestBrowser who, String cell, String revision, String points, String reason) {
    return who.fill(
        cell, "revision", revision, "points", points, "reason", reason, "comment", "Well done <b>");
  }

  @Test
  void totalsAddUpWhatIsDueAndLeaveTheExcusedOut() {
    String id = site.account("student5");
    owner.fill(
        cell(1, "student5"),
        "revision",
        revision(cell(1, "student5")),
        "excused",
        "yes",
        "reason",
        "ill");
    String points =
        site.row(
            "SELECT coalesce(sum(coalesce(override.points, grade.points)), 0) FROM grade"
                + " LEFT JOIN override USING (assignment, account) WHERE assignment = 2"
                + " AND grade.account = "
                + id);
    String worth = site.row("SELECT sum(points) FROM assignment_part WHERE assignment = 2");
    String line =
        owner
            .get(GRADEBOOK + ".csv")
            .body()
            .lines()
            .filter(one -> one.startsWith("student5,"))
            .findFirst()
            .orElseThrow();
    String[] fields = line.split(",", -1);
    assertEquals("excused", fields[3], line);
    assertEquals(Double.parseDouble(points), Double.parseDouble(fields[6]), 0.005, line);
    assertEquals(Double.parseDouble(worth), Double.parseDouble(fields[7]), 0.005, line);
  }

  @Test
  void assistantOfASectionSeesThatOneOnly() {
    String all = owner.get(GRADEBOOK).body();
    String own = assistant.get(GRADEBOOK + "?section=Thursday").body();
    assertTrue(all.contains("Thursday") && own.contains("Tuesday"), own);
    assertFalse(own.contains("<span>Thursday"), own);
    assertEquals(200, assistant.get(cell(1, "student")).statusCode());
    assertEquals(404, assistant.get(cell(1, "student2")).statusCode(), "of another section");
    assertFalse(assistant.get(GRADEBOOK + ".csv").body().contains("Thursday"));
  }

  @Test
  void gridIsFilteredByNameWithoutAccentsAndSorted() {
    String name = site.row("SELECT name FROM account WHERE login = 'student6'");
    String found = owner.get(GRADEBOOK + "?name=student6").body();
    assertTrue(found.contains("1 student.") && found.contains(name), found);
    String byTotal = owner.get(GRADEBOOK + "?sort=total").body();
    assertTrue(byTotal.contains("aria-sort=\"descending\""), byTotal);
    assertTrue(owner.get(GRADEBOOK + "?page=7").body().contains("12 students."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"nguyen", "NGUYEN", "Linh+Nguy%E1%BB%85n", "nh+ng"})
  void namesAreFoundWithTheirAccentsAndWithout(String part) {
    String found = owner.get(GRADEBOOK + "?name=" + part).body();
    assertTrue(found.contains("1 student.") && found.contains("Linh Nguyễn"), found);
  }

  /** The signs that stand for anything in a database stand for themselves in a search. */
  @ParameterizedTest
  @ValueSource(strings = {"%25", "_", "!", "student%25"})
  void signsOfDatabasesFindNobody(String part) {
    String found = owner.get(GRADEBOOK + "?name=" + part).body();
    assertTrue(found.contains("No student fits."), found);
  }

  /** Sorted by total they come from sums over the class, else from the marks of the rows shown. */
  @Test
  void totalsAreTheSameInEveryOrder() {
    List<String> byName = totals(owner.get(GRADEBOOK).body());
    assertEquals(12, byName.size());
    assertTrue(
        byName.stream().anyMatch(total -> total.matches(".*[1-9].* of .*")), byName::toString);
    assertEquals(byName, totals(owner.get(GRADEBOOK + "?sort=total").body()));
  }

  /** By account. */
  private static List<String> totals(String page) {
    return Pattern.compile("/totals/(\\d+)\">([^<]*)<span>([^<]*)</span>")
        .matcher(page)
        .results()
        .map(one -> one.group(1) + ": " + one.group(2) + " " + one.group(3))
        .sorted()
        .toList();
  }

  @Test
  void cellShowsAnswersAsTypedWithReceipts() {
    String answer =
        site.row("SELECT answer FROM submission WHERE answer LIKE '[\"(%' ORDER BY id LIMIT 1");
    String where =
        site.row(
            "SELECT '/' || assignment || '/' || account FROM attempt JOIN submission"
                + " ON submission.attempt = attempt.id WHERE answer LIKE '[\"(%'"
                + " ORDER BY submission.id LIMIT 1");
    String page = owner.get(GRADEBOOK + where).body();
    assertTrue(page.contains(answer.replace("[\"", "").replace("\"]", "")), answer);
    assertTrue(page.contains("Attempt 1") && page.contains("signature:"), page);
  }

  @Test
  void decisionCountsIsLoggedAndCanBeTakenBack() {
    String cell = cell(2, "student2");
    assertEquals(303, decide(instructor, cell, revision(cell), "7,25", "oral exam").statusCode());
    assertTrue(owner.get(cell).body().contains("To the student: <span>Well done &lt;b&gt;"));
    assertTrue(site.as("student2").get(DemoSite.COURSE + "/grades").body().contains("7.25"));
    String log = Cells.bare(owner.get(DemoSite.COURSE + "/log").body());
    assertTrue(log.contains("<td>7.25 (oral exam)</td>"), log);
    assertEquals(303, owner.fill(cell + "/remove", "revision", revision(cell)).statusCode());
    assertEquals("0", revision(cell));
    assertFalse(owner.get(cell).body().contains("Well done"));
  }

  @Test
  void secondOfTwoWhoDecideIsToldAndKeepsWhatTheyTyped() {
    String cell = cell(2, "student4");
    String read = revision(cell);
    assertEquals(303, decide(owner, cell, read, "1", "first").statusCode());
    HttpResponse<String> second = decide(instructor, cell, read, "2", "second");
    assertEquals(409, second.statusCode());
    assertTrue(second.body().contains("Somebody else decided"), second.body());
    assertTrue(second.body().contains("value=\"second\""), second.body());
    assertEquals(409, owner.fill(cell + "/remove", "revision", read).statusCode());
    assertEquals(
        "first",
        site.row(
            "SELECT reason FROM override WHERE assignment = 2"
                + " AND account = "
                + site.account("student4")));
  }

  @ParameterizedTest
  @CsvSource({"-1, why", "seven, why", "1e3, why", "'', why", "3, ''"})
  void decisionThatCannotBeIsRefusedAtItsField(String points, String reason) {
    String cell = cell(2, "student7");
    HttpResponse<String> answer = decide(owner, cell, revision(cell), points, reason);
    assertEquals(422, answer.statusCode());
    assertTrue(answer.body().contains("class=\"problem\""), answer.body());
    assertTrue(answer.body().contains("value=\"" + points + "\""), answer.body());
  }

  @Test
  void studentSeesOwnPointsAndNothingElse() {
    String page = student.get(DemoSite.COURSE + "/grades").body();
    assertTrue(page.contains("Week 1"), page);
    assertEquals(403, student.get(GRADEBOOK).statusCode());
    assertEquals(403, student.get(cell(1, "student")).statusCode());
  }

  @Test
  void filesForProgramsAreExactAndThoseForPeopleHarmless() {
    Rows.change(data, "UPDATE account SET name = '=1+1 \"x\"' WHERE login = 'student8'");
    List<String> canvas = owner.get(GRADEBOOK + ".csv?for=canvas").body().lines().toList();
    assertTrue(canvas.get(0).startsWith("Student,ID,SIS User ID,SIS Login ID,Section,Week 1"));
    assertTrue(canvas.get(1).startsWith("Points Possible,,,,,"), canvas.get(1));
    assertEquals(1, count(canvas, "\"=1+1 \"\"x\"\"\",,,student8,"), () -> canvas.toString());
    List<String> moodle = owner.get(GRADEBOOK + ".csv?for=moodle").body().lines().toList();
    assertTrue(moodle.get(0).startsWith("Username,Full name"), moodle.get(0));
    assertEquals(1, count(moodle, "student8,\"=1+1 \"\"x\"\"\""), () -> moodle.toString());
    List<String> plain = owner.get(GRADEBOOK + ".csv").body().lines().toList();
    assertEquals(1, count(plain, "student8,\"'=1+1 \"\"x\"\"\""), () -> plain.toString());
  }

  private static long count(List<String> lines, String start) {
    return lines.stream().filter(line -> line.startsWith(start)).count();
  }

  private static String preview(String lines) {
    HttpResponse<String> answer =
        owner.fill(DemoSite.COURSE + "/marks", "text", lines, "reason", "from a file");
    assertEquals(303, answer.statusCode(), answer.body());
    return answer.headers().firstValue("Location").orElseThrow();
  }

  @Test
  void marksFromAFileAreLookedAtThenTakenOverAndOnlyOnce() {
    String title = site.row("SELECT title FROM assignment WHERE id = 3");
    String lines = "login;other;" + title + "\r\nstudent9;x;3,5\r\nstudent10;x;excused\r\n";
    String preview = preview(lines);
    String page = Cells.bare(owner.get(preview).body());
    assertTrue(page.contains("<strong>2</strong>") && page.contains("<td>3.5</td>"), page);
    assertEquals("0", site.row("SELECT count(*) FROM override WHERE reason = 'from a file'"));
    assertEquals(303, owner.fill(preview).statusCode());
    assertEquals(
        List.of("3.5", "null"),
        site.rows(
            "SELECT points FROM override WHERE reason = 'from a file' ORDER BY points IS NULL"));
    assertTrue(owner.get(preview).body().contains("There is nothing to do."));
    assertEquals(303, owner.fill(preview).statusCode());
    assertEquals(
        List.of("1", "1"), site.rows("SELECT revision FROM override WHERE reason = 'from a file'"));
  }

  @Test
  void fileWithAProblemIsNotTakenOverAtAll() {
    String title = site.row("SELECT title FROM assignment WHERE id = 1");
    String preview = preview("login," + title + "\nstudent11,4\nnobody,4\nstudent12,many\n");
    HttpResponse<String> page = owner.get(preview);
    assertEquals(422, page.statusCode());
    assertTrue(page.body().contains("No student of this course has the login name"), page.body());
    assertTrue(page.body().contains("Points are a number from 0 on"), page.body());
    assertEquals(422, owner.fill(preview).statusCode());
    assertFalse(
        site.rows("SELECT reason FROM override WHERE assignment = 1").contains("from a file"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "?for=canvas", "?for=moodle"})
  void exportTakenInAgainChangesNothing(String system) {
    String table = owner.get(GRADEBOOK + ".csv" + system).body();
    String page = owner.get(preview(table)).body();
    assertTrue(page.contains("There is nothing to do."), page);
  }

  /** A sum of shares may be a hair less than what it is exported as. */
  @Test
  void pointsAtTheEdgeOfARoundingAreTheSameAgain() {
    String undecided =
        site.row(
            "SELECT account FROM grade WHERE assignment = 1 AND account NOT IN"
                + " (SELECT account FROM override WHERE assignment = 1)");
    String cell = " WHERE assignment = 1 AND account = " + undecided;
    String before = site.row("SELECT points FROM grade" + cell);
    Rows.change(site.data, "UPDATE grade SET points = 1.0149999999999999" + cell);
    String table = owner.get(GRADEBOOK + ".csv?for=moodle").body();
    String page = owner.get(preview(table)).body();
    Rows.change(site.data, "UPDATE grade SET points = " + before + cell);
    assertTrue(table.contains("1.015"), table);
    assertTrue(page.contains("There is nothing to do."), page);
  }

  @Test
  void markAbovePointsIsShownAndTakenOverOnlyWhenItIsMeant() {
    String title = site.row("SELECT title FROM assignment WHERE id = 1");
    String id = site.account("student12");
    String preview = preview("login," + title + "\nstudent12,400\n");
    assertTrue(owner.get(preview).body().contains("One mark is higher"), "it is said");
    HttpResponse<String> refused = owner.fill(preview);
    assertEquals(422, refused.statusCode());
    assertTrue(refused.body().contains("tick below to take them over"), refused.body());
    String decided = "SELECT points FROM override WHERE assignment = 1 AND account = " + id;
    assertEquals(List.of(), site.rows(decided));
    assertEquals(303, owner.fill(preview, "above", "yes").statusCode());
    assertEquals(400, Double.parseDouble(site.row(decided)));
    String worth =
        Points.text(
            Double.parseDouble(
                site.row("SELECT sum(points) FROM assignment_part WHERE assignment = 1")));
    String page = owner.get(GRADEBOOK).body();
    assertTrue(page.contains("One mark is lowered") && page.contains("400 of " + worth), page);
    String others = owner.get(GRADEBOOK + "?name=student6").body();
    assertTrue(others.contains("400 of " + worth), "of all, whoever is searched for");
    String moodle = owner.get(GRADEBOOK + ".csv?for=moodle").body();
    assertTrue(moodle.contains("student12,") && !moodle.contains(",400"), moodle);
    assertTrue(owner.get(GRADEBOOK + ".csv?for=canvas").body().contains(",400"), "on top");
    owner.fill(cell(1, "student12") + "/remove", "revision", revision(cell(1, "student12")));
  }

  @ParameterizedTest
  @CsvSource({
    "GET, /grades, 401 200 200 200 200",
    "GET, /gradebook, 401 403 200 200 200",
    "GET, /gradebook.csv, 401 403 200 200 200",
    "GET, /gradebook/1/5, 401 403 200 200 200",
    "POST, /gradebook/1/5, 401 403 403 422 422",
    "POST, /gradebook/1/5/remove, 401 403 403 409 409",
    "GET, /marks, 401 403 403 200 200",
    "POST, /marks, 401 403 403 422 422",
    "GET, /marks/1000, 401 403 403 404 404",
    "POST, /marks/1000, 401 403 403 404 404"
  })
  void routeIsOpenToItsRolesOnly(String method, String path, String statuses) {
    String answers =
        String.join(
            " ",
            Stream.of(site.stranger(), student, assistant, instructor, owner)
                .map(
                    who ->
                        method.equals("GET")
                            ? who.get(DemoSite.COURSE + path)
                            : who.fill(DemoSite.COURSE + path))
                .map(answer -> String.valueOf(answer.statusCode()))
                .toList());
    assertEquals(statuses, answers);
  }
}
