package touchline.server.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.server.ClassRoom.METHOD;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.Cells;
import touchline.server.ClassRoom;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.assignment.HandedInMethods;
import touchline.server.lesson.AnswerFiles;

/** Methods that have much in common, as instructors see them over HTTP. */
@Tag("store")
class SimilarTest {
  private static final String RIGHT = AnswerFiles.source(METHOD, "right-cramer");
  private static final String OTHER = AnswerFiles.source(METHOD, "right-golden-section");
  private static final String WRONG = AnswerFiles.source(METHOD, "wrong-M24-cut");

  @TempDir private static Path data;
  private static ClassRoom room;
  private static TestBrowser bo;
  private static String assignment = "";
  private static String path = "";
  private static String eva = "";
  private static String copy = "";

  @BeforeAll
  static void start() {
    room = new ClassRoom(data);
    bo = room.member("bo", "student");
    room.member("eva", "student");
    room.member("cy", "student");
    room.member("dan", "student");
    assignment = room.assignment("use:" + METHOD, "yes", "points:" + METHOD, "8");
    path = assignment.replace("/assignments/", "/statistics/") + "/similar/" + METHOD;
    eva = hand("eva", RIGHT, 1);
    hand("bo", WRONG, 0);
    copy = hand("bo", RIGHT.replace("det", "zz").replace("return t <", "/* <zz> */ return t <"), 1);
    hand("cy", OTHER, 1);
    hand("dan", WRONG + "// <dan>", 0.5);
  }

  @AfterAll
  static void stop() {
    room.close();
  }

  private static String hand(String login, String source, double mark) {
    return HandedInMethods.add(data, assignment, room.account(login), source, mark);
  }

  @Test
  void pairsAreListedByKindWithTheMostInCommonFirst() {
    String all = room.owner.get(path).body();
    String pair = path + "/" + eva + "/" + copy;
    assertTrue(all.contains("href=\"" + pair + "\">Eva and Bo<"), all);
    assertTrue(all.contains("This is a hint and not a proof."), all);
    assertTrue(all.contains("<td role=\"cell\" data-label=\"Marks\">100 % and 100 %</td>"), all);
    assertFalse(ClassRoom.says(all, "Cy"), "another way of one's own");
    assertTrue(room.owner.get(path + "?code=right").body().contains(pair));
    String wrong = room.owner.get(path + "?code=wrong").body();
    assertTrue(wrong.contains(">Bo and Dan<") && wrong.contains("0 % and 50 %"), wrong);
    assertFalse(wrong.contains(pair), wrong);
  }

  @Test
  void bothSourcesStandSideBySideWithWhatTheyShare() {
    String page = room.owner.get(path + "/" + eva + "/" + copy).body();
    assertTrue(page.contains("<mark class=\"tile\">"), page);
    assertTrue(page.contains("id=\"left-1\" href=\"#right-1\""), page);
    assertTrue(page.contains("id=\"right-1\" href=\"#left-1\""), page);
    assertTrue(page.contains("<span class=\"tile-given\">"), "the head of the method was given");
    assertTrue(page.contains("&lt;zz&gt;") && !page.contains("<zz>"), "escaped");
    assertTrue(page.matches("(?s).*Run <span>1</span>: <a [^>]*>lines? [0-9].*"), page);
    String apart = room.owner.get(path + "/" + eva + "/" + hand("cy", OTHER, 1)).body();
    assertTrue(apart.contains("No run of tokens is in both."), apart);
    assertEquals(404, room.owner.get(path + "/" + eva + "/9999").statusCode());
    String other = room.assignment("use:" + METHOD, "yes", "points:" + METHOD, "8");
    String elsewhere = other.replace("/assignments/", "/statistics/") + "/similar/" + METHOD;
    assertEquals(404, room.owner.get(elsewhere + "/" + eva + "/" + copy).statusCode());
    String none = room.owner.get(elsewhere).body();
    assertTrue(none.contains("There are no two methods to compare."), none);
  }

  @Test
  void statisticsOfTheAssignmentLeadThere() {
    String statistics = path.replace("/similar/" + METHOD, "");
    Rows.change(
        data,
        "INSERT INTO standing (assignment, account, exercise, mark, raw_mark, attempts, seconds)"
            + " VALUES (1, %s, '%s', 1, 1, 1, 60)".formatted(room.account("eva"), METHOD));
    assertTrue(room.owner.get(statistics).body().contains("href=\"" + path + "\""), statistics);
  }

  @Test
  void onlyInstructorsOfTheCourseLookAndTheLogSaysIt() {
    String pair = path + "/" + eva + "/" + copy;
    TestBrowser assistant = room.member("amy", "assistant");
    for (String page : new String[] {path, pair}) {
      assertEquals(403, assistant.get(page).statusCode());
      assertEquals(403, bo.get(page).statusCode());
      assertEquals(404, room.people.named("out" + page.length()).get(page).statusCode());
      assertEquals(200, room.owner.get(page).statusCode());
    }
    String log = Cells.bare(room.owner.get(room.course + "/log").body());
    assertTrue(log.contains("similar methods: Week 1, Write closestPoint"), log);
    assertTrue(log.contains("Write closestPoint, Eva") && log.contains("closestPoint, Bo"), log);
    String value = path.replace(METHOD, ClassRoom.VALUE);
    assertEquals(404, room.owner.get(value).statusCode(), "not a method");
    assertEquals(404, room.owner.get(path.replace(METHOD, "overlap/write-it")).statusCode());
  }
}
