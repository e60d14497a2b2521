package touchline.server.gradebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
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
import touchline.server.author.DraftFields;
import touchline.server.code.CodeForms;

/** What a new version of an exercise does to work that was marked by the one before. */
@Tag("store")
class RewrittenExerciseTest {
  private static final Path DISC = Path.of("src/main/resources/touchline/draft");

  @TempDir private static Path data;
  private static ClassRoom room;
  private static TestBrowser author;

  @BeforeAll
  static void start() {
    room = new ClassRoom(data);
    author = room.member("ines", "instructor");
  }

  @AfterAll
  static void stop() {
    room.close();
  }

  private static String source(String file) throws IOException {
    return Files.readString(DISC.resolve(file));
  }

  /** Saves, and publishes to the course; the clock goes on. */
  private static void publish(String path, String... changes) {
    room.clock.advance(Duration.ofSeconds(1));
    String[] more = new String[changes.length + 4];
    System.arraycopy(changes, 0, more, 4, changes.length);
    more[0] = "course-" + number(room.course);
    more[1] = "yes";
    more[2] = "go";
    more[3] = "publish";
    ClassRoom.location(author.fill(path, DraftFields.of(author.get(path).body(), more)));
    room.clock.advance(Duration.ofSeconds(1));
  }

  private static String number(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  private static String until(String path, String words) {
    return assertTimeoutPreemptively(
        Duration.ofMinutes(2),
        () -> {
          String page = author.get(path).body();
          while (!page.contains(words)) {
            page = author.get(path).body();
          }
          return page;
        });
  }

  /** With the edge outside, and the mistake the other way round. */
  private static void publishTheOpenDisc(String path) throws IOException {
    String open = source("reference.java").replace("<= radius * radius", "< radius * radius");
    String closed = source("mistakes/edge.java").replace("< radius", "<= radius");
    String method = closed.substring(closed.indexOf("import"));
    publish(path, "reference", open, "name-0", "The edge counts", "source-0", method);
  }

  private static String draft() {
    return ClassRoom.location(author.fill("/exercise-drafts")).replaceFirst("\\?.*", "");
  }

  private static String assignment(String path) {
    String exercise = "own/exercise_" + number(path);
    return room.assignment(
        "use:" + ClassRoom.VALUE, "", "use:" + exercise, "yes", "points:" + exercise, "8");
  }

  private static void submit(TestBrowser who, String work, String source) {
    String told = who.post(work + "/submit/result", CodeForms.form(source)).body();
    assertTrue(told.contains("of 8 points."), told);
  }

  /** What each has, as PostgreSQL and SQLite do not write numbers alike. */
  private static List<String> points(String assignment) {
    return Rows.of(
            data,
            "SELECT login || ' ' || points FROM grade JOIN account ON account.id = account"
                + " WHERE assignment = "
                + number(assignment)
                + " ORDER BY login")
        .stream()
        .map(row -> row.endsWith(".0") ? row.substring(0, row.length() - 2) : row)
        .toList();
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
