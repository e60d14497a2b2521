package touchline.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.Cells;
import touchline.server.ClassRoom;
import touchline.server.Rows;
import touchline.server.TestBrowser;

/** Taking people out of a course, finding them in it, and what a roster says of them. */
@Tag("store")
class LeavingTest {
  @TempDir private Path data;
  private ClassRoom room;

  @BeforeEach
  void start() {
    room = new ClassRoom(data);
  }

  @AfterEach
  void stop() {
    room.close();
  }

  private String removal(String login) {
    return room.course + "/members/" + room.account(login) + "/remove";
  }

  private List<String> members() {
    return Rows.of(
        data,
        "SELECT login || ' ' || role || ' ' || section FROM member"
            + " JOIN account ON account.id = member.account ORDER BY login");
  }

  @Test
  void whoIsTakenOutSeesTheCourseNoMoreAndComesBackToTheirWork() {
    String assignment = room.assignment();
    TestBrowser bo = room.member("bo", "student");
    String start = assignment + "/" + ClassRoom.VALUE + "/attempts";
    String attempt = ClassRoom.location(bo.fill(start, "after", "0"));
    assertTrue(room.owner.get(removal("bo")).body().contains("What they handed in is kept"));
    String list = ClassRoom.location(room.owner.fill(removal("bo")));
    String told = room.owner.get(list).body();
    assertTrue(told.contains("Bo is not in this course any more. Their work is kept."), told);
    assertEquals(List.of("ada owner "), members());
    assertEquals(404, bo.get(room.course).statusCode());
    assertFalse(room.owner.get(room.course + "/gradebook").body().contains(">Bo<"));
    assertEquals(List.of("1"), Rows.of(data, "SELECT number FROM attempt"));
    assertTrue(bo.get("/account/export").body().contains("\"taken_out_at\""));

    ClassRoom.location(room.owner.fill(room.course + "/join-code", "open", "yes"));
    String code = Rows.of(data, "SELECT join_code FROM course").get(0);
    HttpResponse<String> refused = bo.fill("/courses/join", "code", code);
    assertEquals(422, refused.statusCode());
    assertTrue(refused.body().contains("You were taken out of this course."), refused.body());

    assertTrue(told.contains("Take in again"), told);
    room.owner.fill(room.course + "/members", "login", "bo", "role", "student");
    assertEquals(200, bo.get(attempt).statusCode(), "their work is there again");
    assertEquals(0, Rows.count(data, "former_member"));
  }

  @Test
  void oneOwnerStaysAndNobodyTakesOutWhoIsAboveThem() {
    assertEquals(422, room.owner.fill(removal("ada")).statusCode());
    TestBrowser ina = room.member("ina", "instructor");
    assertEquals(403, ina.fill(removal("ada")).statusCode());
    ClassRoom.location(room.owner.fill(room.course + "/archive", "archived", "yes"));
    assertEquals(422, room.owner.fill(removal("ina")).statusCode());
    assertEquals(List.of("ada owner ", "ina instructor "), members());
  }

  @Test
  void wordsAboutWhoWasTakenOutAreExportedAndErased() {
    String assignment = room.assignment();
    TestBrowser bo = room.member("bo", "student");
    String cell =
        room.course + "/gradebook/" + assignment.replaceAll(".*/", "") + "/" + room.account("bo");
    String[] decided = {
      "revision", "0", "points", "3", "reason", "quagga reason", "comment", "zebra"
    };
    ClassRoom.location(room.owner.fill(cell, decided));
    ClassRoom.location(room.owner.fill(removal("bo")));
    String export = bo.get("/account/export").body();
    assertTrue(export.contains("zebra"), export);
    assertFalse(export.contains("quagga"), "a reason is for staff");
    String erase = "/people/" + room.account("bo") + "/erase";
    ClassRoom.location(room.owner.fill(erase, "login", "bo"));
    assertEquals(
        List.of("erased/"), Rows.of(data, "SELECT reason || '/' || comment FROM override"));
    assertEquals(
        List.of(), Rows.of(data, "SELECT id FROM audit WHERE before || after LIKE '%quagga%'"));
  }

  @Test
  void listOfWhoWasTakenOutSaysWhenItIsOnlyOfTheLatest() {
    room.member("bo", "student");
    ClassRoom.location(room.owner.fill(removal("bo")));
    String few = room.owner.get(room.course + "/members").body();
    assertTrue(few.contains("Taken out of this course: 1<"), few);
    for (int i = 0; i < 100; i++) {
      Rows.change(
          data,
          "INSERT INTO learner (token_sha256, created_at) VALUES ('%064d', '2026-01-01T00:00:00Z')"
              .formatted(i));
    }
    Rows.change(
        data,
        "INSERT INTO account (learner, login, name, is_administrator, created_at)"
            + " SELECT id, 'x' || id, 'X', 0, created_at FROM learner"
            + " WHERE id NOT IN (SELECT learner FROM account)");
    Rows.change(
        data,
        "INSERT INTO former_member (course, account, role, section, joined_at, taken_out_at)"
            + " SELECT course.id, account.id, 'student', '', account.created_at,"
            + " account.created_at FROM account, course WHERE login LIKE 'x%'");
    String many = room.owner.get(room.course + "/members").body();
    assertTrue(many.contains("The latest 100 taken out of this course<"), many);
  }

  @Test
  void peopleAreFoundByPartsOfNamesAndSorted() {
    String roster = "login,name,section\nz1,Ann Zander,B\ny2,Bo Young,A\nx3,Cy 50% Adams,A\n";
    ClassRoom.location(
        room.owner.fill(
            ClassRoom.location(room.owner.fill(room.course + "/roster", "text", roster))));
    assertEquals(List.of("ada", "z1", "y2", "x3"), listed(""));
    assertEquals(List.of("x3", "ada", "y2", "z1"), listed("?sort=family"));
    assertEquals(List.of("ada", "x3", "y2", "z1"), listed("?sort=login"));
    assertEquals(List.of("ada", "y2", "x3", "z1"), listed("?sort=section"));
    assertEquals(List.of("y2"), listed("?name=YOU"));
    assertEquals(List.of("x3"), listed("?name=50%25"));
    assertEquals(List.of("ada"), listed("?who=staff"));
    assertEquals(List.of("z1", "y2", "x3"), listed("?who=awaited&sort=nonsense"));
    String none = room.owner.get(room.course + "/members?name=nobody").body();
    assertTrue(none.contains("Nobody here matches."), none);
    String saved =
        ClassRoom.location(
            room.owner.fill(
                room.course + "/members/" + room.account("y2") + "?name=you&sort=login",
                "role",
                "assistant",
                "section",
                "C"));
    String page = room.owner.get(saved).body();
    assertTrue(page.contains("Saved: Bo Young, assistant, section C."), page);
    assertTrue(page.contains("/remove\""), page);
    assertFalse(page.contains("done=" + room.account("y2") + "&"), "it is said once");
  }

  private List<String> listed(String asked) {
    return Cells.column(room.owner.get(room.course + "/members" + asked).body(), "Login name");
  }

  @Test
  void rosterPreviewNamesTheAccountThatJoins() {
    room.people.named("bo");
    String preview =
        ClassRoom.location(
            room.owner.fill(room.course + "/roster", "text", "login,name\nbo,Someone Else\n"));
    String page = room.owner.get(preview).body();
    assertTrue(page.contains("<span>Bo</span>"), page);
    assertTrue(page.contains("(Someone Else in the file)"), page);
  }

  @Test
  void firstPageOfACourseSpeaksToItsReader() {
    String fresh = room.owner.get(room.course).body();
    assertTrue(fresh.contains("Bring the class in"), fresh);
    assertTrue(fresh.contains("Make the first one"), fresh);
    assertFalse(fresh.contains("What is to be done is under"), fresh);
    room.assignment();
    TestBrowser bo = room.member("bo", "student");
    assertTrue(bo.get(room.course).body().contains("What is to be done is under"));
    String full = room.owner.get(room.course).body();
    assertTrue(full.contains("all of them have chosen a password"), full);
    assertTrue(room.member("asa", "assistant").get(room.course).body().contains("One student"));
    String courses = bo.get("/courses").body();
    assertTrue(courses.contains("<h2>Teach a course</h2>"), courses);
    assertFalse(courses.contains("/exercise-drafts"), courses);
    String taught = room.member("ina", "instructor").get("/courses").body();
    assertTrue(taught.contains("<a href=\"/exercise-drafts\">Your exercises</a>"), taught);
    assertFalse(taught.contains("<h2>Teach a course</h2>"), taught);
    assertFalse(room.owner.get("/courses").body().contains("<h2>Teach a course</h2>"));
  }
}
