package touchline.server.assignment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.server.ClassRoom.VALUE;
import static touchline.server.ClassRoom.location;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.Cells;
import touchline.server.ClassRoom;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.task.Marker;

/** Assignments over HTTP, as students do them. */
@Tag("store")
class AssignmentTest {
  @TempDir private static Path data;
  private static ClassRoom room;

  @BeforeAll
  static void start() {
    room = new ClassRoom(data);
  }

  @AfterAll
  static void stop() {
    room.close();
  }

  private static String id(String assignment) {
    return assignment.substring(assignment.lastIndexOf('/') + 1);
  }

  private static String exercise(String assignment) {
    return assignment + "/" + VALUE;
  }

  /** Begins the attempt after this one; gives its path. */
  private static String begin(TestBrowser student, String assignment, int after) {
    return location(
        student.fill(exercise(assignment) + "/attempts", "after", Integer.toString(after)));
  }

  private static Marker marker(String assignment, int number) {
    String seed =
        Rows.of(
                data,
                "SELECT seed FROM attempt WHERE assignment = "
                    + id(assignment)
                    + " AND number = "
                    + number
                    + " ORDER BY id DESC LIMIT 1")
            .get(0);
    return CreditVariants.marker(data, "closest-point-proj", Long.parseLong(seed));
  }

  private static HttpResponse<String> answer(TestBrowser student, String attempt, String text) {
    return student.fill(attempt, "question", "1", "a0", text);
  }

  /** Answers every question of the newest attempt of this number rightly. */
  private static void solve(TestBrowser student, String assignment, String attempt, int number) {
    Marker marker = marker(assignment, number);
    for (int i = 0; i < marker.variant().questions().size(); i++) {
      String question = Integer.toString(i + 1);
      location(student.fill(attempt, "question", question, "a0", marker.right(i).get(0)));
    }
  }

  private static List<String> grades(String assignment) {
    String where = " FROM grade WHERE assignment = " + id(assignment) + " ORDER BY account";
    List<String> late = Rows.of(data, "SELECT is_late" + where);
    List<String> grades = new ArrayList<>();
    for (String points : Rows.of(data, "SELECT points" + where)) {
      double rounded = Math.round(Double.parseDouble(points) * 1e6) / 1e6;
      grades.add(rounded + (late.get(grades.size()).equals("1") ? " late" : ""));
    }
    return grades;
  }

  @Test
  void rightAnswersGiveThePointsThatTheAssignmentSays() {
    String assignment = room.assignment();
    TestBrowser student = room.member("student");
    assertTrue(student.get(room.course + "/assignments").body().contains("0 of 4 points"));
    String attempt = begin(student, assignment, 0);
    assertEquals(List.of(), grades(assignment), "begun is not handed in");
    solve(student, assignment, attempt, 1);
    assertEquals(List.of("4.0"), grades(assignment));
    String page = student.get(assignment).body();
    assertTrue(page.contains("4 of 4 points"), page);
    assertTrue(page.contains("4 of 4 points, 1 of 2 attempts"), page);
    String handedIn = student.get(assignment + "/handed-in").body();
    assertTrue(handedIn.contains("Touchline receipt 1"), handedIn);
    assertTrue(handedIn.contains("seed: kept by the site"), handedIn);
    TestBrowser other = room.member("student");
    assertEquals(404, other.get(attempt).statusCode(), "nobody sees the attempt of another");
    assertFalse(other.get(assignment + "/handed-in").body().contains("receipt 1"));
  }

  @Test
  void nothingTellsTheAnswerBeforeTheAttemptIsFinished() {
    String assignment = room.assignment();
    TestBrowser student = room.member("student");
    String attempt = begin(student, assignment, 0);
    answer(student, attempt, "77");
    String page = student.get(attempt).body();
    assertFalse(page.contains("Worked solution") || page.contains("Right answer"), page);
    assertFalse(page.contains("data-seed"), page);
    solve(student, assignment, attempt, 1);
    assertTrue(student.get(attempt).body().contains("Worked solution"));
  }

  @Test
  void solutionsWaitForTheClosingOrForEverWhereTheInstructorSaysSo() {
    String later = room.assignment("solutions", "closed");
    String never = room.assignment("solutions", "never");
    TestBrowser student = room.member("student");
    String one = begin(student, later, 0);
    solve(student, later, one, 1);
    String other = begin(student, never, 0);
    solve(student, never, other, 1);
    assertFalse(student.get(one).body().contains("Worked solution"));
    room.clock.advance(Duration.ofHours(3));
    assertTrue(student.get(one).body().contains("Worked solution"));
    assertFalse(student.get(other).body().contains("Worked solution"));
  }

  @Test
  void attemptsAreCountedAndPressingTwiceIsOne() {
    String assignment = room.assignment();
    TestBrowser student = room.member("student");
    String first = begin(student, assignment, 0);
    assertEquals(first, begin(student, assignment, 0), "pressed twice");
    String second = begin(student, assignment, 1);
    HttpResponse<String> late = answer(student, first, "77.5");
    assertEquals(422, late.statusCode());
    assertTrue(late.body().contains("Another attempt was begun"), late.body());
    assertTrue(late.body().contains("value=\"77.5\""), late.body());
    assertEquals(exercise(assignment), begin(student, assignment, 2), "there is no third");
    assertEquals(303, answer(student, second, "1").statusCode());
    assertEquals(
        List.of("1", "2"),
        Rows.of(data, "SELECT number FROM attempt WHERE assignment = " + id(assignment)));
    assertEquals(List.of("1"), submissions(assignment));
  }

  private static List<String> submissions(String assignment) {
    return Rows.of(
        data,
        "SELECT count(*) FROM submission JOIN attempt ON attempt.id = submission.attempt"
            + " WHERE assignment = "
            + id(assignment));
  }

  @Test
  void beforeItOpensStudentsSeeWhenAndNoMore() {
    String assignment =
        room.assignment(
            "opens", room.wall(Duration.ofMinutes(30)), "title", "Not before half past");
    TestBrowser student = room.member("student");
    assertFalse(student.get(room.course + "/assignments").body().contains("Not before half past"));
    String page = student.get(exercise(assignment)).body();
    String main = page.substring(page.indexOf("<main"));
    assertTrue(main.contains("Opens ") && !main.contains("<form"), main);
    assertEquals(
        exercise(assignment),
        location(student.fill(exercise(assignment) + "/attempts", "after", "0")));
    assertEquals(List.of("0"), Rows.of(data, count(assignment)));
    room.clock.advance(Duration.ofMinutes(30));
    begin(student, assignment, 0);
    assertEquals(List.of("1"), Rows.of(data, count(assignment)));
  }

  /** Other systems know an assignment by its title. */
  @Test
  void titleOfTwoAssignmentsIsPointedOutInTheGradebook() {
    String title = "Week &lt;1&gt;";
    Pattern told = Pattern.compile("Several assignments have the title [^<]*" + title);
    room.assignment("title", "Week <1>");
    assertFalse(told.matcher(gradebook()).find(), "one has it");
    room.assignment("title", "Week <1>");
    assertTrue(told.matcher(gradebook()).find(), gradebook());
  }

  private String gradebook() {
    return room.owner.get(room.course + "/gradebook").body();
  }

  private static String count(String assignment) {
    return "SELECT count(*) FROM attempt WHERE assignment = " + id(assignment);
  }

  @Test
  void draftsAreOfStaffOnly() {
    String assignment = room.assignment("published", "");
    TestBrowser student = room.member("student");
    assertEquals(404, student.get(assignment).statusCode());
    assertEquals(404, student.get(exercise(assignment)).statusCode());
    String page = room.owner.get(exercise(assignment)).body();
    assertTrue(page.contains("What staff try is not recorded."), page);
    room.owner.fill(exercise(assignment) + "/attempts", "after", "0");
    assertEquals(List.of("0"), Rows.of(data, count(assignment)));
  }

  @Test
  void lateWorkCostsWhatThePageSaysAndTakesNothingAway() {
    String assignment = room.assignment();
    TestBrowser student = room.member("student");
    String attempt = begin(student, assignment, 0);
    room.clock.advance(Duration.ofMinutes(90));
    String page = student.get(attempt).body();
    assertTrue(page.contains("What comes now keeps 50 % of its marks."), page);
    solve(student, assignment, attempt, 1);
    assertEquals(List.of("2.0 late"), grades(assignment));
    assertTrue(student.get(assignment).body().contains("2 of 4 points, some of it late"));
  }

  @Test
  void closedMeanwhileKeepsTheAnswerInTheFormAndAnExtensionReopens() {
    String assignment = room.assignment();
    TestBrowser student = room.member("cleo", "student");
    String attempt = begin(student, assignment, 0);
    room.clock.advance(Duration.ofHours(3));
    HttpResponse<String> refused = answer(student, attempt, "12.25");
    assertEquals(422, refused.statusCode());
    assertTrue(refused.body().contains("No more answers are taken here."), refused.body());
    assertTrue(refused.body().contains("value=\"12.25\""), refused.body());
    assertEquals(List.of("0"), submissions(assignment));
    String more = assignment + "/extensions";
    String[] day = {"whom", "people", "logins", "cleo", "kind", "by", "minutes", "1440"};
    location(room.owner.fill(more, day));
    solve(student, assignment, attempt, 1);
    assertEquals(List.of("4.0"), grades(assignment));
    String id = Rows.of(data, "SELECT id FROM extension ORDER BY id DESC LIMIT 1").get(0);
    location(room.owner.fill(more + "/" + id + "/remove"));
    assertEquals(List.of(), grades(assignment), "it was handed in after the closing");
    location(room.owner.fill(more, "whom", "everybody", "kind", "share", "percent", "400"));
    assertEquals(List.of("4.0"), grades(assignment));
    String log = Cells.bare(room.owner.get(room.course + "/log").body());
    assertTrue(log.contains("<td></td><td>1 day more</td>"), log);
    assertTrue(log.contains("<td>1 day more</td><td></td>"), log);
  }

  @Test
  void sectionExtensionFollowsWhoIsInTheSection() {
    String assignment = room.assignment();
    TestBrowser student = room.member("sida", "student");
    String attempt = begin(student, assignment, 0);
    room.clock.advance(Duration.ofMinutes(90));
    solve(student, assignment, attempt, 1);
    String sida = room.course + "/members/" + room.account("sida");
    location(room.owner.fill(sida, "role", "student", "section", "A"));
    String more = assignment + "/extensions";
    location(
        room.owner.fill(more, "whom", "section", "section", "A", "kind", "by", "minutes", "60"));
    assertEquals(List.of("4.0"), grades(assignment));
    location(room.owner.fill(sida, "role", "student", "section", "B"));
    assertEquals(List.of("2.0 late"), grades(assignment));
    HttpResponse<String> gone =
        room.owner.fill(more, "whom", "section", "section", "A", "kind", "by", "minutes", "x");
    assertEquals(422, gone.statusCode());
    assertTrue(gone.body().contains("Choose a section."), gone.body());
    assertTrue(gone.body().contains("Type whole minutes"), gone.body());
  }

  @Test
  void overrideAndItsCommentAreShownToTheStudent() {
    String assignment = room.assignment();
    TestBrowser student = room.member("olli", "student");
    Rows.change(
        data,
        "INSERT INTO override VALUES ("
            + id(assignment)
            + ", "
            + room.account("olli")
            + ", 3.5, 'on paper', 'Seen <i>on paper</i>.', "
            + room.account("ada")
            + ", '2026-03-02T08:00:00Z', 1)");
    String page = student.get(assignment).body();
    assertTrue(page.contains("3.5 of 4 points, set by your instructor"), page);
    assertTrue(page.contains("Seen &lt;i&gt;on paper&lt;/i&gt;."), page);
    assertFalse(page.contains(">on paper<"), "the reason is for staff");
  }
}
