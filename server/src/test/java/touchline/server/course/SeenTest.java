package touchline.server.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.server.ClassRoom.METHOD;
import static touchline.server.ClassRoom.VALUE;
import static touchline.server.ClassRoom.location;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.ClassRoom;
import touchline.server.Rows;
import touchline.server.TestBrowser;

/** Staff see a course as one of its students sees it, and can do nothing there. */
@Tag("store")
class SeenTest {
  @TempDir private Path data;
  private ClassRoom room;
  private TestBrowser bo;
  private String assignment = "";
  private String seen = "";

  @BeforeEach
  void start() {
    room = new ClassRoom(data);
    bo = room.member("bo", "student");
    assignment = room.assignment("use:" + METHOD, "yes", "points:" + METHOD, "8");
    seen = room.course + "/as/" + room.account("bo");
  }

  @AfterEach
  void stop() {
    room.close();
  }

  /** The same page for staff. */
  private String page(TestBrowser who, String path) {
    HttpResponse<String> page = who.get(path.replace(room.course, seen));
    assertEquals(200, page.statusCode(), page.body());
    return page.body();
  }

  private static void assertReadOnly(String page) {
    String main = page.substring(page.indexOf("<main"), page.indexOf("</main>"));
    assertTrue(main.contains("You see this page as <strong>Bo (bo)</strong> sees it."), main);
    assertFalse(page.contains("<script"), main);
    assertFalse(main.contains("action="), main);
    assertEquals(
        main.split("<form", -1).length,
        main.split("disabled><form", -1).length,
        "all are disabled");
  }

  @Test
  void pagesAreThoseOfTheStudentAndTakeNothing() {
    String exercise = assignment + "/" + VALUE;
    for (String path : List.of(room.course, room.course + "/assignments", assignment)) {
      String page = page(room.owner, path);
      assertReadOnly(page);
      assertTrue(page.contains("href=\"" + seen + "/grades\""), page);
      assertFalse(page.contains("href=\"" + room.course + "/news\""), "leads nowhere");
      assertFalse(page.contains("href=\"" + room.course + "/settings\""), page);
    }
    assertTrue(page(room.owner, assignment).contains("not begun"));
    assertReadOnly(page(room.owner, exercise));
    assertEquals(0, Rows.count(data, "attempt"), "a look begins nothing");
    String attempt = location(bo.fill(exercise + "/attempts", "after", "0"));
    HttpResponse<String> on = room.owner.get(exercise.replace(room.course, seen));
    assertEquals(attempt.replace(room.course, seen), location(on));
    String question = page(room.owner, attempt);
    assertReadOnly(question);
    assertTrue(question.contains("name=\"a0\""), "the question as Bo sees it");
    String method = page(room.owner, assignment + "/" + METHOD);
    assertReadOnly(method);
    assertTrue(method.contains("0 of 2 attempts used."), method);
    assertEquals(405, room.owner.fill(attempt.replace(room.course, seen)).statusCode());
    assertEquals(0, Rows.count(data, "submission"));
  }

  @Test
  void headerSpeaksOfWhoLooksAndTheLogSaysIt() {
    String page = page(room.owner, assignment);
    String header = page.substring(0, page.indexOf("<main"));
    assertFalse(ClassRoom.says(header, "Bo"), header);
    assertTrue(page.contains("href=\"" + room.course + "/totals/" + room.account("bo") + "\""));
    String log = room.owner.get(room.course + "/log").body();
    assertTrue(log.contains("seen as: Bo"), log);
    assertTrue(log.contains(assignment.replace(room.course, "")), log);
    String cell = room.course + "/gradebook/" + assignment.replaceAll(".*/", "");
    String back = room.owner.get(cell + "/" + room.account("bo")).body();
    assertTrue(back.contains(assignment.replace(room.course, seen)), "found from the gradebook");
  }

  @Test
  void assistantOfASectionSeesItsStudentsAndNobodySeesStaff() {
    TestBrowser assistant = room.member("amy", "assistant");
    String amy = room.account("amy");
    String members = room.course + "/members/";
    location(room.owner.fill(members + amy, "role", "assistant", "section", "A"));
    assertEquals(404, assistant.get(seen).statusCode(), "another section");
    String bo1 = room.account("bo");
    location(room.owner.fill(members + bo1, "role", "student", "section", "A"));
    assertEquals(200, assistant.get(seen).statusCode());
    assertEquals(404, room.owner.get(room.course + "/as/" + amy).statusCode());
    assertEquals(403, bo.get(seen).statusCode());
    assertEquals(
        0,
        Integer.parseInt(
            Rows.of(data, "SELECT count(*) FROM audit WHERE what = 'seen as' AND account = " + bo1)
                .get(0)));
  }

  @Test
  void whatTheStudentDoesNotSeeIsNotSeen() {
    String draft = room.assignment("title", "Draft", "published", "");
    assertEquals(404, room.owner.get(draft.replace(room.course, seen)).statusCode());
    String later =
        room.assignment(
            "title",
            "Later",
            "opens",
            room.wall(Duration.ofDays(1)),
            "due",
            room.wall(Duration.ofDays(2)),
            "closes",
            room.wall(Duration.ofDays(2)));
    assertFalse(page(room.owner, room.course + "/assignments").contains("Later"), later);
    Rows.change(data, "UPDATE account SET is_administrator = 1 WHERE login = 'bo'");
    TestBrowser assistant = room.member("amy", "assistant");
    assertEquals(404, assistant.get(draft.replace(room.course, seen)).statusCode());
    assertFalse(page(assistant, room.course).contains(room.course + "/settings"));
  }
}
