package touchline.server.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.ClassRoom;
import touchline.server.DemoSite;
import touchline.server.Rows;
import touchline.server.Sweep;
import touchline.server.TestBrowser;
import touchline.server.TestSite;
import touchline.server.demo.DemoSize;

/** Parts of pages that are seldom shown: of what is empty, archived, first or too much. */
class OptionalPartsTest {
  @TempDir private Path data;

  private static void assertShows(TestBrowser who, String path, String words) {
    HttpResponse<String> page = who.get(path);
    assertTrue(page.statusCode() == 200 || page.statusCode() == 422, path);
    assertTrue(page.body().contains(words), () -> path + ": " + page.body());
  }

  @Test
  void firstPersonIsWelcomedAsTheAdministrator() {
    try (TestSite site = TestSite.startWithoutScript(data)) {
      TestBrowser first = new TestBrowser(site.url());
      assertShows(first, site.welcome(), "You are the first here");
      assertShows(first, "/search?q=xyzzy", "Nothing in the course has these words.");
    }
  }

  @Test
  void emptyCourseSaysWhatIsMissing() {
    try (ClassRoom room = new ClassRoom(data)) {
      TestBrowser student = room.member("student");
      assertShows(room.owner, room.course + "/gradebook", "There is no assignment yet");
      assertShows(room.owner, room.course + "/gradebook?name=xyzzy", "No student fits.");
      assertShows(room.owner, room.course + "/members?section=xyzzy", "Nobody here matches.");
      assertShows(room.owner, "/people?name=xyzzy", "No account matches.");
      assertEquals(200, room.owner.get(room.course + "/statistics").statusCode());
      for (TestBrowser who : new TestBrowser[] {room.owner, student}) {
        assertEquals(200, who.get(room.course + "/assignments").statusCode());
        assertEquals(200, who.get(room.course + "/grades").statusCode());
      }
    }
  }

  @Test
  void archivedCourseSaysSo() {
    try (ClassRoom room = new ClassRoom(data)) {
      ClassRoom.location(room.owner.fill(room.course + "/join-code", "open", "yes"));
      assertShows(room.owner, room.course + "/settings", "Students join with the code");
      ClassRoom.location(room.owner.fill(room.course + "/archive", "archived", "yes"));
      for (String path : new String[] {"/courses", room.course, room.course + "/log"}) {
        assertShows(room.owner, path, ">archived<");
      }
    }
  }

  @Test
  void rosterSaysWhatItLeavesAloneAndThatThereAreMoreProblems() {
    try (ClassRoom room = new ClassRoom(data)) {
      String roster = room.course + "/roster";
      String more = "login,name,shoe size\nbo,Bo,43\n";
      assertShows(
          room.owner, ClassRoom.location(room.owner.fill(roster, "text", more)), "left alone");
      String broken = "login,name\n" + "bo\n".repeat(500);
      assertShows(
          room.owner,
          ClassRoom.location(room.owner.fill(roster, "text", broken)),
          "There are more.");
    }
  }

  @Test
  void closedThreadIsOpenedAgainByStaff() {
    try (ClassRoom room = new ClassRoom(data)) {
      String id = number(room.assignment());
      TestBrowser student = room.member("student");
      String thread =
          ClassRoom.location(
              student.fill(room.course + "/requests", "assignment", id, "text", "Why?"));
      ClassRoom.location(room.owner.fill(thread, "text", "So.", "state", "close"));
      assertShows(room.owner, thread, "value=\"open\"");
    }
  }

  private static String number(String path) {
    return path.replaceAll(".*/", "");
  }

  @Test
  void assignmentKeepsAnExerciseThatIsGone() {
    try (ClassRoom room = new ClassRoom(data)) {
      String assignment = room.assignment();
      Rows.change(
          data,
          "INSERT INTO assignment_part (assignment, exercise, position, points) VALUES ("
              + number(assignment)
              + ", 'gone/for-ever', 9, 1)");
      assertShows(room.owner, assignment + "/edit", "gone/for-ever");
      for (String kind : new String[] {"by", "share", "until"}) {
        HttpResponse<String> refused =
            room.owner.fill(
                assignment + "/extensions", "whom", "all", "kind", kind, "reason", "x".repeat(501));
        assertEquals(422, refused.statusCode(), refused.body());
      }
    }
  }

  @Test
  void cellsOfAWholeClassOpen() {
    try (DemoSite site =
        new DemoSite(data, new DemoSize(Sweep.isWhole("sweep") ? 20 : 8, 4, true), "owner")) {
      TestBrowser owner = site.as("owner");
      for (String row :
          site.rows(
              "SELECT assignment || '/' || account FROM grade ORDER BY assignment, account")) {
        assertEquals(200, owner.get(DemoSite.COURSE + "/gradebook/" + row).statusCode(), row);
      }
    }
  }

  @Test
  void remarkTellsOfEveryWayThatAStudentCanFare() {
    try (ClassRoom room = new ClassRoom(data)) {
      String assignment = room.assignment();
      TestBrowser student = room.member("stu", "student");
      ClassRoom.location(student.fill(assignment + "/" + ClassRoom.VALUE + "/attempts"));
      String cell = room.course + "/gradebook/" + number(assignment) + "/" + room.account("stu");
      assertEquals(200, room.owner.get(cell).statusCode(), "begun and not answered");
      ClassRoom.location(room.owner.fill(room.course + "/remarks", "what", number(assignment)));
      for (String state : new String[] {"shown", "marking", "applying", "done", "cancelled"}) {
        boolean isDecided = state.matches("applying|done");
        Rows.change(
            data,
            "INSERT INTO remark (course, exercise, content_version, state, way, asked_by, asked_at,"
                + " applied_by, applied_at, worker, leased_until) SELECT course, '', content_version, '"
                + state
                + (isDecided
                    ? "', 'replace', 1, asked_at, 1, asked_at"
                    : "', '', 1, asked_at, NULL, NULL")
                // Nobody is to go on with it.
                + ", 'test', 9000000000000 FROM remark WHERE id = 1");
        String remark = Rows.of(data, "SELECT max(id) FROM remark").get(0);
        String fared = isDecided ? "kept meanwhile applied" : "lost marked";
        for (String one : fared.split(" ")) {
          room.people.named(state + one);
          Rows.change(
              data,
              "INSERT INTO remark_student (remark, assignment, account, state, answers, gone, points,"
                  + " replaced, highest, given) VALUES ("
                  + String.join(
                      ", ",
                      remark,
                      number(assignment),
                      room.account(state + one),
                      "'" + one + "'",
                      "1, 1, 1, 2, 2, 1)"));
        }
        assertShows(room.owner, room.course + "/remarks/" + remark, "Dry run asked for by");
      }
    }
  }
}
