package touchline.server.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.ClassRoom;
import touchline.server.Rows;
import touchline.server.csv.CsvLines;

/** Files for Canvas and Moodle, read back by the rules of those systems. */
@Tag("store")
class OutsideFilesTest {
  private static final String CANVAS =
      "Student,ID,SIS User ID,SIS Login ID,Section,Week 1 (812),Current Score\n"
          + ",,,,,Manual Posting,\n"
          + "    Points Possible,,,,,4,(read only)\n"
          + "\"Müller, Eve\",4711,s-1,eve,A,,\n"
          + "\"Ray, Bob\",4712,s-2,bob,A,,\n"
          + "\"Student, Test\",99,,6f1ed002ab55,A,,\n";

  @TempDir private Path data;
  private ClassRoom room;

  @BeforeEach
  void start() {
    room = new ClassRoom(data);
    room.member("eve", "student");
    room.member("bob", "student");
    room.assignment();
    room.clock.advance(Duration.ofMinutes(90));
    ClassRoom.location(
        room.owner.fill(
            room.course + "/gradebook/1/" + room.account("eve"),
            "revision",
            "0",
            "points",
            "3",
            "reason",
            "seen"));
  }

  @AfterEach
  void stop() {
    room.close();
  }

  private HttpResponse<String> file(String query) {
    return room.owner.get(room.course + "/gradebook.csv" + query);
  }

  /** A grade as Canvas would set it. */
  private record Grade(String student, String assignment, String grade) {}

  /**
   * As Canvas reads a gradebook: canvas-lms, lib/gradebook_importer.rb, and the guide "How do I
   * import grades in the Gradebook?" (community.canvaslms.com). Students are found by their number,
   * then by their SIS ids; assignments by the number behind their title, then by their title.
   */
  private static List<Grade> canvas(String file) {
    List<List<String>> lines = new ArrayList<>();
    CsvLines.read(file.getBytes(StandardCharsets.UTF_8), (line, cells) -> lines.add(cells));
    List<String> heading = lines.get(0);
    assertTrue(heading.get(0).contains("Student") && heading.get(1).contains("ID"), file);
    assertEquals(List.of("SIS User ID", "SIS Login ID", "Section"), heading.subList(2, 5));
    Map<Integer, String> assignments = new LinkedHashMap<>();
    for (int i = 5; i < heading.size(); i++) {
      if (!heading.get(i).matches(".*(Current|Final|Override) (Score|Points|Grade|Status).*")) {
        Matcher id = Pattern.compile(".*\\s\\(([0-9]+)\\)").matcher(heading.get(i));
        assignments.put(i, id.matches() ? id.group(1) : heading.get(i));
      }
    }
    List<Grade> grades = new ArrayList<>();
    for (List<String> line : lines.subList(1, lines.size())) {
      boolean isPossible = line.get(0).contains("Points Possible");
      boolean isPosting = line.stream().allMatch(cell -> cell.matches("\\s*(Manual Posting.*)?"));
      if (!isPossible && !isPosting) {
        String student = line.get(1).isEmpty() ? line.get(3) : line.get(1);
        assignments.forEach(
            (place, assignment) -> {
              if (!line.get(place).isBlank()) {
                grades.add(new Grade(student, assignment, line.get(place)));
              }
            });
      }
    }
    return grades;
  }

  @Test
  void numbersOfCanvasAreKeptAndWrittenBack() {
    assertEquals(List.of(new Grade("eve", "Week 1", "3")), canvas(file("?for=canvas").body()));
    String preview =
        ClassRoom.location(
            room.owner.fill(room.course + "/marks", "text", CANVAS, "reason", "from Canvas"));
    String page = room.owner.get(preview).body();
    assertTrue(page.contains("a gradebook of Canvas") && page.contains("3 are new."), page);
    ClassRoom.location(room.owner.fill(preview));
    assertTrue(room.owner.get(preview).body().contains("There is nothing to do."), "once");
    String file = file("?for=canvas").body();
    assertEquals(List.of(new Grade("4711", "812", "3")), canvas(file));
    assertTrue(file.contains("\"Müller, Eve\",4711,s-1,eve"), file);
    room.clock.advance(Duration.ofHours(1));
    assertEquals(
        List.of(new Grade("4712", "812", "0"), new Grade("4711", "812", "3")),
        canvas(file("?for=canvas").body()),
        "closed work that was missed counts 0");
  }

  @Test
  void titleThatCanvasWouldDropOrMisreadIsRefusedWithTheReason() {
    for (String title : List.of("My Final Score", "Project (12)", "Section")) {
      Rows.change(data, "UPDATE assignment SET title = '" + title + "'");
      HttpResponse<String> refused = file("?for=canvas");
      assertEquals(422, refused.statusCode(), title);
      assertTrue(refused.body().contains(title), refused.body());
      String page = room.owner.get(room.course + "/gradebook").body();
      assertTrue(page.contains("Rename it") && !page.contains("for=canvas"), page);
    }
    Rows.change(data, "UPDATE assignment SET title = '=Project (draft)'");
    String file = file("?for=canvas").body();
    assertTrue(file.contains(",=Project (draft)\r\n"), "no quotation mark in front: " + file);
  }

  /**
   * As Moodle reads one: an empty cell clears a grade, and a grade above the item's maximum refuses
   * the file (docs.moodle.org, "Grade import", and grade/import/csv).
   */
  private static Map<String, Double> moodle(String file, double most) {
    Map<String, Double> grades = new LinkedHashMap<>();
    CsvLines.read(
        file.getBytes(StandardCharsets.UTF_8),
        (line, cells) -> {
          if (line == 1) {
            assertEquals(List.of("Username", "Full name", "Week 1"), cells);
          } else {
            assertFalse(cells.get(2).isBlank(), "clears a grade: " + cells);
            double grade = Double.parseDouble(cells.get(2));
            assertTrue(grade <= most, "refuses the file: " + cells);
            grades.put(cells.get(0), grade);
          }
          return true;
        });
    return grades;
  }

  @Test
  void fileOfOneAssignmentForMoodleLeavesOutWhoHasNone() {
    String one = "?for=moodle&assignment=1";
    assertEquals(Map.of("eve", 3.0), moodle(file(one).body(), 4));
    assertEquals(Map.of("eve", 75.0), moodle(file(one + "&of=100").body(), 100));
    room.clock.advance(Duration.ofHours(1));
    assertEquals(Map.of("eve", 3.0, "bob", 0.0), moodle(file(one).body(), 4), "closed");
    ClassRoom.location(
        room.owner.fill(
            room.course + "/gradebook/1/" + room.account("bob"),
            "revision",
            "0",
            "excused",
            "yes",
            "reason",
            "ill"));
    assertEquals(Map.of("eve", 3.0), moodle(file(one).body(), 4), "excused");
    ClassRoom.location(
        room.owner.fill(
            room.course + "/gradebook/1/" + room.account("eve"),
            "revision",
            "1",
            "points",
            "5",
            "above",
            "yes",
            "reason",
            "bonus"));
    assertEquals(Map.of("eve", 4.0), moodle(file(one).body(), 4), "cut to the maximum");
    assertEquals(404, file("?for=moodle&assignment=99").statusCode());
  }
}
