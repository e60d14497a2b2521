package touchline.server.assignment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.server.ClassRoom.METHOD;
import static touchline.server.ClassRoom.VALUE;
import static touchline.server.ClassRoom.location;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.server.Cells;
import touchline.server.ClassRoom;
import touchline.server.Rows;
import touchline.server.TestBrowser;

/** Assignments over HTTP, as instructors make and change them. */
class AssignmentFormTest {
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

  private static String row(String assignment, String columns) {
    String id = assignment.substring(assignment.lastIndexOf('/') + 1);
    return Rows.of(data, "SELECT " + columns + " FROM assignment WHERE id = " + id).get(0);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "title; ; Type the assignment&#39;s title.",
        "due; tomorrow; Type a date and a time",
        "due; 2026-03-01T08:00; This is before it opens.",
        "closes; 2026-03-02T08:30; This is before it is due.",
        "attempts; 1.5; Type a whole number from 1 to 1000, or nothing for any number.",
        "kept1; 101; Row 1 needs whole hours from 1 and a percentage up to 100.",
        "late2; 1; Row 2 needs whole hours",
        "points:closest-point/how-far-along; 0; Points are a number above 0",
        "order:closest-point/how-far-along; first; The order is a whole number, or nothing.",
        "use:closest-point/how-far-along; ; Choose at least one exercise.",
        "counting; most; Choose which attempt counts"
      })
  void whatCannotBeIsSaidAtTheFieldAndWhatWasTypedStays(String field, String typed, String text) {
    String value = typed == null ? "" : typed;
    HttpResponse<String> page =
        room.owner.fill(
            room.course + "/assignments", room.plan(field, value, "title", title(field, value)));
    assertEquals(422, page.statusCode(), page.body());
    assertTrue(page.body().contains(text), page.body());
    assertTrue(field.equals("title") || page.body().contains("value=\"Kept &lt;b&gt;\""));
    assertTrue(
        value.isEmpty() || field.equals("counting") || page.body().contains("\"" + value + "\""),
        page.body());
  }

  private static String title(String field, String value) {
    return field.equals("title") ? value : "Kept <b>";
  }

  @Test
  void nightsWhenTheClocksChangeAreReadAsThePageSays() {
    String berlin = room.course("Europe/Berlin");
    String[] missing = room.plan("due", "2026-03-29T02:30", "closes", "2026-03-30T12:00");
    HttpResponse<String> page = room.owner.fill(berlin + "/assignments", missing);
    assertEquals(422, page.statusCode());
    assertTrue(page.body().contains("There is no such time: the clocks go forward from 02:00 to"));
    assertTrue(page.body().contains("value=\"2026-03-29T02:30\""), page.body());
    String[] twice = room.plan("due", "2026-10-25T02:30", "closes", "2026-10-25T02:30");
    String assignment = location(room.owner.fill(berlin + "/assignments", twice));
    assertEquals("2026-10-25T01:30:00Z", row(assignment, "due_at"));
    String shown = room.owner.get(assignment).body();
    assertTrue(shown.contains("this time comes twice; the second one counts."), shown);
    Rows.change(
        data,
        "UPDATE assignment SET due_at = '2026-10-25T00:30:00Z'"
            + " WHERE due_at = '2026-10-25T01:30:00Z'");
    String[] same =
        room.plan("due", "2026-10-25T02:30", "closes", "2026-10-25T02:30", "revision", "1");
    location(room.owner.fill(assignment + "/edit", same));
    assertEquals("2026-10-25T00:30:00Z", row(assignment, "due_at"), "a time left alone stays");
  }

  @Test
  void secondOfTwoWhoEditIsToldAndNothingIsOverwritten() {
    String assignment = room.assignment();
    String edit = assignment + "/edit";
    String form = room.owner.get(edit).body();
    assertTrue(form.contains("name=\"revision\" value=\"1\""), form);
    location(room.owner.fill(edit, room.plan("title", "First", "revision", "1")));
    HttpResponse<String> second =
        room.owner.fill(edit, room.plan("title", "Second", "revision", "1", "attempts", "7"));
    assertEquals(409, second.statusCode());
    assertTrue(second.body().contains("Somebody else changed this assignment"), second.body());
    assertTrue(second.body().contains("value=\"Second\"") && second.body().contains("\"7\""));
    assertTrue(second.body().contains("name=\"revision\" value=\"2\""), "saving again works");
    assertEquals("First", row(assignment, "title"));
    String log = Cells.bare(room.owner.get(room.course + "/log").body());
    assertTrue(log.contains("<td>Week 1; opens ") && log.contains("<td>First; opens "), log);
  }

  @Test
  void exercisesKeepTheOrderAndThePointsThatWereTyped() {
    String assignment =
        room.assignment(
            "order:" + VALUE,
            "2",
            "use:" + METHOD,
            "yes",
            "points:" + METHOD,
            "2,5",
            "order:" + METHOD,
            "1",
            "attempts",
            "");
    String id = assignment.substring(assignment.lastIndexOf('/') + 1);
    assertEquals(
        List.of(METHOD + " 2.5", VALUE + " 4.0"),
        Rows.of(
            data,
            "SELECT exercise || ' ' || points FROM assignment_part WHERE assignment = "
                + id
                + " ORDER BY position"));
    assertEquals("0", row(assignment, "attempts"));
    String page = room.owner.get(assignment).body();
    assertTrue(page.contains("Any number of attempts. The best one counts."), page);
    assertTrue(page.contains("In all 6.5 points."), page);
  }

  @Test
  void whatAStudentAskedAboutStays() {
    String assignment = room.assignment("title", "Asked about");
    String id = assignment.substring(assignment.lastIndexOf('/') + 1);
    TestBrowser student = room.member("asks", "student");
    location(student.fill(room.course + "/requests", "assignment", id, "text", "Is it hard?"));
    assertEquals(409, room.owner.fill(assignment + "/delete", "revision", "1").statusCode());
  }

  @Test
  void whatStudentsHaveBegunStaysAndWhatNobodyTouchedCanGo() {
    String untouched = room.assignment("title", "Untouched");
    location(room.owner.fill(untouched + "/delete", "revision", "1"));
    assertEquals(404, room.owner.get(untouched).statusCode());
    String begun = room.assignment("use:" + METHOD, "yes", "points:" + METHOD, "3");
    TestBrowser student = room.member("student");
    location(student.fill(begun + "/" + VALUE + "/attempts", "after", "0"));
    assertEquals(409, room.owner.fill(begun + "/delete", "revision", "1").statusCode());
    String[] without =
        room.plan(
            "use:" + VALUE, "", "use:" + METHOD, "yes", "points:" + METHOD, "3", "revision", "1");
    HttpResponse<String> kept = room.owner.fill(begun + "/edit", without);
    assertEquals(422, kept.statusCode());
    assertTrue(kept.body().contains("so it stays: How far along the segment?"), kept.body());
    location(room.owner.fill(begun + "/edit", room.plan("revision", "1")));
    assertFalse(room.owner.get(begun).body().contains("Write closestPoint"), "nobody began that");
  }

  @Test
  void extensionsAreForStudentsOfTheCourse() {
    String assignment = room.assignment();
    room.member("lena", "student");
    room.people.named("out");
    String more = assignment + "/extensions";
    HttpResponse<String> page =
        room.owner.fill(
            more, "whom", "people", "logins", "Lena\nout", "kind", "until", "until", "soon");
    assertEquals(422, page.statusCode());
    assertTrue(page.body().contains("Not a student of this course: out."), page.body());
    assertTrue(page.body().contains("Type a date and a time"), page.body());
    assertTrue(page.body().contains("Lena\nout</textarea>"), page.body());
    assertEquals(0, Rows.count(data, "extension"));
  }

  @Test
  void archivedCourseRefusesChangesAndAnswers() {
    String course = room.course("UTC");
    String assignment = location(room.owner.fill(course + "/assignments", room.plan()));
    TestBrowser student = room.people.named("late");
    location(room.owner.fill(course + "/members", "login", "late", "role", "student"));
    String attempts = assignment + "/" + VALUE + "/attempts";
    String attempt = location(student.fill(attempts, "after", "0"));
    location(room.owner.fill(course + "/archive", "archived", "yes"));
    assertEquals(422, student.fill(attempt, "question", "1", "a0", "5").statusCode());
    assertEquals(
        422, room.owner.fill(assignment + "/edit", room.plan("revision", "1")).statusCode());
    assertEquals(422, room.owner.fill(course + "/assignments", room.plan()).statusCode());
    assertEquals(
        422,
        room.owner
            .fill(assignment + "/extensions", "whom", "everybody", "kind", "by", "minutes", "9")
            .statusCode());
    assertEquals(422, room.owner.fill(assignment + "/delete", "revision", "1").statusCode());
    assertEquals(200, student.get(attempt).statusCode());
    assertEquals(List.of("0"), Rows.of(data, "SELECT count(*) FROM submission"));
  }

  @Test
  void copyHasTheAssignmentsAtLaterDatesAndNobodyInIt() {
    String berlin = room.course("Europe/Berlin");
    String[] plan =
        room.plan(
            "opens", "2026-03-02T10:00", "due", "2026-03-27T23:59", "closes", "2026-03-28T23:59");
    location(room.owner.fill(berlin + "/assignments", plan));
    assertEquals(422, room.owner.fill(berlin + "/copy", "title", "", "days", "x").statusCode());
    String copy = location(room.owner.fill(berlin + "/copy", "title", "Next", "days", "7"));
    String course = copy.replaceAll("[^0-9]", "");
    assertEquals(
        List.of("2026-03-09T09:00:00Z 2026-04-03T21:59:00Z 2026-04-04T21:59:00Z"),
        Rows.of(
            data,
            "SELECT opens_at || ' ' || due_at || ' ' || closes_at FROM assignment WHERE course = "
                + course),
        "23:59 stays 23:59 in summer");
    assertEquals(
        List.of("owner"), Rows.of(data, "SELECT role FROM member WHERE course = " + course));
  }
}
