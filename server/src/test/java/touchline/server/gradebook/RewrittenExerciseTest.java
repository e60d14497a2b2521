package touchline.server.gradebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.server.ClassRoom;
import touchline.server.TestBrowser;
import touchline.server.code.CodeForms;

/** What a new version of an exercise does to work that was marked by the one before. */
class RewrittenExerciseTest extends PublishedCase {

  private static void publish(String path, String... changes) {
    ClassRoom.location(publishWith(path, changes));
  }

  /** With the edge outside, and the mistake the other way round. */
  private static void publishTheOpenDisc(String path) throws IOException {
    String open = source("reference.java").replace("<= radius * radius", "< radius * radius");
    String closed = source("mistakes/edge.java").replace("< radius", "<= radius");
    String method = closed.substring(closed.indexOf("import"));
    publish(path, "reference", open, "name-0", "The edge counts", "source-0", method);
  }

  private static String assignment(String path) {
    return assignment("own/exercise_" + number(path), 8);
  }

  private static void submit(TestBrowser who, String work, String source) {
    String told = who.post(work + "/submit/result", CodeForms.form(source)).body();
    assertTrue(told.contains("of 8 points."), told);
  }

  @Test
  void markingAgainShowsWhatANewVersionChangesAndAppliesIt() throws IOException {
    String path = draft();
    publish(path);
    String assignment = assignment(path);
    String work = assignment + "/own/exercise_" + number(path);
    submit(room.member("rosa", "student"), work, source("reference.java"));
    submit(room.member("emil", "student"), work, source("mistakes/edge.java"));
    List<String> before = points(assignment);
    assertEquals("rosa 8", before.get(1));
    assertFalse(before.get(0).equals("emil 8"), before.toString());
    publishTheOpenDisc(path);
    String page = author.get(path).body();
    assertTrue(page.contains("href=\"" + room.course + "/remarks\""), page);
    String remarks = room.course + "/remarks";
    String asked = ClassRoom.location(author.fill(remarks, "what", number(assignment)));
    String told = until(asked, "Which marks are to count");
    assertTrue(told.contains("Points rise for 1, fall for 1 and stay for 0."), told);
    assertTrue(told.contains("Points rise for 1, fall for 0 and stay for 1."), told);
    assertTrue(told.contains("A point in a disc: "), told);
    assertTrue(told.contains("→ 100 %"), told);
    assertEquals(before, points(assignment), "nothing is changed yet");
    assertEquals(303, author.fill(asked + "/apply", "way", "highest").statusCode());
    until(asked, "<strong>Applied.</strong>");
    assertEquals(List.of("emil 8", "rosa 8"), points(assignment));
  }

  @Test
  void aDryRunOfTheVersionBeforeIsNotApplied() throws IOException {
    String path = draft();
    publish(path);
    String assignment = assignment(path);
    String work = assignment + "/own/exercise_" + number(path);
    submit(room.member("otto", "student"), work, source("mistakes/edge.java"));
    publishTheOpenDisc(path);
    String remarks = room.course + "/remarks";
    String asked = ClassRoom.location(author.fill(remarks, "what", number(assignment)));
    until(asked, "Which marks are to count");
    List<String> before = points(assignment);
    publish(path, "reference", source("reference.java"), "source-0", closed());
    String told = author.get(asked).body();
    assertTrue(told.contains("An exercise in it has a new version"), told);
    assertFalse(told.contains("Which marks are to count"), told);
    HttpResponse<String> refused = author.fill(asked + "/apply", "way", "replace");
    assertEquals(409, refused.statusCode());
    assertTrue(refused.body().contains("Nothing was changed."), refused.body());
    assertEquals(before, points(assignment));
    String again = ClassRoom.location(author.fill(remarks, "what", number(assignment)));
    until(again, "<strong>Nothing differs.</strong>");
  }

  private static String closed() throws IOException {
    String edge = source("mistakes/edge.java");
    return edge.substring(edge.indexOf("import"));
  }
}
