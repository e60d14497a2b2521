package touchline.server.assignment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.server.ClassRoom.METHOD;
import static touchline.server.ClassRoom.VALUE;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.ClassRoom;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.code.CodeForms;
import touchline.server.lesson.AnswerFiles;

/** Methods that students write for an assignment, over HTTP. */
@Tag("store")
class AssignedMethodTest {
  private static final String RIGHT = AnswerFiles.source("closest-point/write-it", "right-clamp");
  private static final String UNCLAMPED =
      CodeForms.solution(
          "Vec2 d = b.minus(a); return a.plus(d.times(p.minus(a).dot(d) / d.dot(d)));");

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

  private static String assignment(String... changes) {
    String[] method = {"use:" + VALUE, "", "use:" + METHOD, "yes", "points:" + METHOD, "8"};
    String[] all = new String[method.length + changes.length];
    System.arraycopy(method, 0, all, 0, method.length);
    System.arraycopy(changes, 0, all, method.length, changes.length);
    return room.assignment(all);
  }

  private static HttpResponse<String> submit(
      TestBrowser student, String assignment, String source) {
    return CodeForms.handIn(student, assignment + "/" + METHOD, CodeForms.form(source));
  }

  private static List<String> grade(String assignment) {
    String id = assignment.substring(assignment.lastIndexOf('/') + 1);
    return Rows.of(data, "SELECT points FROM grade WHERE assignment = " + id);
  }

  @Test
  void submissionsAreAttemptsThatCountByTheTimeAtWhichTheyCame() {
    String assignment = assignment();
    TestBrowser student = room.member("student");
    HttpResponse<String> broken = submit(student, assignment, "class Solution {");
    assertEquals("does-not-compile", CodeForms.outcome(broken));
    assertEquals(List.of(), grade(assignment));
    String page = student.get(assignment + "/" + METHOD).body();
    assertTrue(page.contains("0 of 2 attempts used. The best one counts."), page);
    assertTrue(broken.body().contains("0 of 2 attempts used."), "the script puts it on the page");
    assertEquals(1, broken.body().split("It does not compile", -1).length - 1, broken.body());
    HttpResponse<String> right = submit(student, assignment, RIGHT);
    assertEquals("right", CodeForms.outcome(right), right.body());
    assertTrue(right.body().contains("8 of 8 points."), right.body());
    assertTrue(right.body().contains("1 of 2 attempts used."), right.body());
    assertEquals(List.of("8.0"), grade(assignment));
    assertEquals("wrong", CodeForms.outcome(submit(student, assignment, UNCLAMPED)));
    assertEquals(List.of("8.0"), grade(assignment));
    HttpResponse<String> third = submit(student, assignment, RIGHT);
    assertEquals(422, third.statusCode());
    assertEquals("used-up", CodeForms.outcome(third));
    assertTrue(third.body().contains("2 of 2 attempts used."), third.body());
    String handedIn = student.get(assignment + "/handed-in").body();
    assertEquals(3, handedIn.split("Touchline receipt 1", -1).length - 1, handedIn);
    assertTrue(
        student.get("/exercises/" + METHOD).body().contains("class=\"exercise code\"")
            && !student.get("/exercises/" + METHOD).body().contains("Your submission"),
        "practice is kept apart");
  }

  @Test
  void staffCountAttemptsAsTheStudentDoes() {
    String assignment = assignment();
    TestBrowser student = room.member("free", "student");
    submit(student, assignment, "class Solution {");
    submit(student, assignment, RIGHT);
    String id = assignment.substring(assignment.lastIndexOf('/') + 1);
    String cell = room.course + "/gradebook/" + id + "/" + room.account("free");
    String page = room.owner.get(cell).body();
    assertTrue(page.contains("<summary>Not counted as an attempt: "), page);
    assertTrue(page.contains("<summary>Attempt 1: 100 %"), page);
    assertFalse(page.contains("Attempt 2"), page);
  }

  @Test
  void lateMethodSaysWhatItKeeps() {
    String assignment = assignment();
    TestBrowser student = room.member("student");
    room.clock.advance(Duration.ofMinutes(90));
    HttpResponse<String> late = submit(student, assignment, RIGHT);
    String told = "8 of 8 points. It came late and keeps 50 %: 4.";
    assertTrue(late.body().contains(told), late.body());
    assertTrue(student.get(assignment).body().contains("4 of 8 points, 1 of 2 attempts"));
  }

  @Test
  void afterTheClosingRunStillWorksAndSubmitSaysWhyNot() {
    String assignment = assignment();
    TestBrowser student = room.member("student");
    room.clock.advance(Duration.ofHours(3));
    HttpResponse<String> late = submit(student, assignment, RIGHT);
    assertEquals(422, late.statusCode());
    assertTrue(late.body().contains("is closed."), late.body());
    HttpResponse<String> run =
        student.post(assignment + "/" + METHOD + "/run/result", CodeForms.form(RIGHT));
    assertEquals(200, run.statusCode());
    assertEquals(List.of(), grade(assignment));
  }

  @Test
  void staffMayRunAndNothingIsRecorded() {
    String assignment = assignment();
    HttpResponse<String> refused = submit(room.owner, assignment, RIGHT);
    assertEquals(422, refused.statusCode());
    assertTrue(refused.body().contains("What staff submit is not recorded here"), refused.body());
    assertEquals(List.of(), grade(assignment));
  }

  @Test
  void aWholePageShowsTheVerdictAtItsAddress() {
    String assignment = assignment();
    TestBrowser student = room.member("student");
    HttpResponse<String> sent =
        student.post(assignment + "/" + METHOD + "/submit", CodeForms.form(RIGHT, "k1"));
    String path = ClassRoom.location(sent);
    assertTrue(path.startsWith(assignment + "/" + METHOD + "?submission="), path);
    assertTrue(student.get(path).body().contains("Back to Week 1"));
    assertEquals(
        path,
        ClassRoom.location(
            student.post(assignment + "/" + METHOD + "/submit", CodeForms.form(RIGHT, "k1"))));
    assertEquals(404, room.member("student").get(path).statusCode());
  }
}
