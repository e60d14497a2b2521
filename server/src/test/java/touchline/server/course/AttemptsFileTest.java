package touchline.server.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.server.ClassRoom.location;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.ClassRoom;
import touchline.server.TestBrowser;

/** All attempts of a course as a file, with names and without. */
@Tag("store")
class AttemptsFileTest {
  @TempDir private Path data;
  private ClassRoom room;
  private TestBrowser bo;

  @BeforeEach
  void start() {
    room = new ClassRoom(data);
    bo = room.member("bo", "student");
  }

  @AfterEach
  void stop() {
    room.close();
  }

  /** Begins an attempt and answers its first question. */
  private static void answer(TestBrowser student, String assignment, int after, String text) {
    String exercise = assignment + "/" + ClassRoom.VALUE;
    String attempt =
        location(student.fill(exercise + "/attempts", "after", Integer.toString(after)));
    student.fill(attempt, "question", "1", "a0", text);
  }

  private String file(TestBrowser who, String course, String file) {
    HttpResponse<String> answer = who.get(course + "/attempts/" + file);
    assertEquals(200, answer.statusCode(), answer.body());
    assertTrue(
        answer.headers().firstValue("Content-Disposition").orElse("").contains("attachment"));
    return answer.body();
  }

  private static List<JsonNode> lines(String file) {
    List<JsonNode> lines = new ArrayList<>();
    for (String line : file.lines().toList()) {
      try {
        lines.add(new ObjectMapper().readTree(line));
      } catch (JsonProcessingException broken) {
        throw new AssertionError(line, broken);
      }
    }
    return lines;
  }

  private List<String> pseudonyms(String course) {
    return lines(file(room.owner, course, "attempts.jsonl?people=pseudonyms")).stream()
        .map(line -> line.path("person").asText())
        .toList();
  }

  @Test
  void everyAnswerIsALine() {
    String assignment = room.assignment();
    answer(bo, assignment, 0, "-1.5");
    answer(bo, assignment, 1, "2");
    TestBrowser cy = room.member("cy", "student");
    answer(cy, assignment, 0, "3");
    List<JsonNode> lines = lines(file(room.owner, room.course, "attempts.jsonl"));
    assertEquals(3, lines.size());
    JsonNode first = lines.get(0);
    assertEquals("bo", first.path("login").asText());
    assertEquals("Week 1", first.path("title").asText());
    assertEquals(ClassRoom.VALUE, first.path("exercise").asText());
    assertEquals(1, first.path("question").asInt());
    assertEquals("[\"-1.5\"]", first.path("answer").asText());
    assertEquals(
        List.of(1, 2, 1), lines.stream().map(line -> line.path("attempt").asInt()).toList());
    assertTrue(first.path("mark").isNumber() && !first.path("outcome").asText().isEmpty());
    String csv = file(room.owner, room.course, "attempts.csv");
    assertEquals(4, csv.lines().count(), csv);
    assertTrue(csv.contains("account,login,name,section,assignment,title"), csv);
    assertTrue(csv.contains(",bo,Bo,,"), csv);
    String other = room.course("UTC");
    assertEquals("", file(room.owner, other, "attempts.jsonl"), "another course has its own");
    assertEquals(404, room.owner.get(room.course + "/attempts/attempts.xml").statusCode());
    assertEquals(403, bo.get(room.course + "/attempts/attempts.csv").statusCode());
  }

  @Test
  void pseudonymsAreTheSameInACourseAndOtherOnesInAnother() {
    String assignment = room.assignment();
    answer(bo, assignment, 0, "1");
    answer(bo, assignment, 1, "2");
    TestBrowser cy = room.member("cy", "student");
    answer(cy, assignment, 0, "3");
    List<String> first = pseudonyms(room.course);
    assertEquals(first.get(0), first.get(1));
    assertNotEquals(first.get(0), first.get(2));
    assertEquals(first, pseudonyms(room.course), "each time");
    String file = file(room.owner, room.course, "attempts.csv?people=pseudonyms");
    assertTrue(file.contains(first.get(0)), "in both files");
    assertFalse(ClassRoom.says(file, "bo") || ClassRoom.says(file, "Bo"), file);
    String other = room.course("UTC");
    location(room.owner.fill(other + "/members", "login", "bo", "role", "student"));
    String theirs = location(room.owner.fill(other + "/assignments", room.plan()));
    answer(bo, theirs, 0, "1");
    assertNotEquals(first.get(0), pseudonyms(other).get(0));
  }

  @Test
  void assistantOfASectionTakesThatOne() {
    String assignment = room.assignment();
    answer(bo, assignment, 0, "1");
    TestBrowser amy = room.member("amy", "assistant");
    assertEquals(1, lines(file(amy, room.course, "attempts.jsonl")).size());
    String amys = room.course + "/members/" + room.account("amy");
    location(room.owner.fill(amys, "role", "assistant", "section", "A"));
    assertEquals("", file(amy, room.course, "attempts.jsonl?section=B"));
    String bos = room.course + "/members/" + room.account("bo");
    location(room.owner.fill(bos, "role", "student", "section", "A"));
    assertEquals(1, lines(file(amy, room.course, "attempts.jsonl?section=B")).size());
  }
}
