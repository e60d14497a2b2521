package touchline.server.assignment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.ClassRoom;
import touchline.server.Rows;
import touchline.server.TestBrowser;

/** The question stands beside its answer as it was seen, for staff and, in time, its student. */
@Tag("store")
class SeenQuestionTest {
  private static final Pattern GIVEN =
      Pattern.compile("(?s)<dl class=\"given\" aria-label=\"Given\">(.*?)</dl>");

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

  private static String given(String page) {
    Matcher given = GIVEN.matcher(page);
    assertTrue(given.find(), page);
    return given.group(1).replaceAll("\\s+", "");
  }

  @Test
  void staffAndStudentReadTheQuestionWithItsNumbersAndItsPicture() {
    String assignment = room.assignment("solutions", "closed", "attempts", "1");
    String start = assignment + "/" + ClassRoom.VALUE + "/attempts";
    String attempt = ClassRoom.location(bo.fill(start, "after", "0"));
    String asked = bo.get(attempt).body();
    Matcher field = Pattern.compile("type=\"text\"[^>]* name=\"(\\w+)\"").matcher(asked);
    assertTrue(field.find(), asked);
    Matcher key = Pattern.compile("name=\"key\" value=\"([^\"]+)\"").matcher(asked);
    assertTrue(key.find(), asked);
    String[] answer = {"question", "1", "key", key.group(1), field.group(1), "12345"};
    assertEquals(303, bo.fill(attempt, answer).statusCode());

    String id = assignment.replaceAll(".*/", "");
    String cell = room.course + "/gradebook/" + id + "/" + room.account("bo");
    String staff = room.owner.get(cell).body();
    assertEquals(given(asked), given(staff), "the numbers that the student saw");
    assertTrue(staff.contains("class=\"exercise-stage\"><svg"), staff);
    assertTrue(staff.contains("<dt>Answer</dt><dd>12345</dd>"), staff);
    assertTrue(staff.contains("<dt>Right answer</dt><dd><strong>"), staff);

    String own = bo.get(assignment + "/handed-in").body();
    assertEquals(given(asked), given(own));
    assertTrue(own.contains("<dt>Answer</dt><dd>12345</dd>"), own);
    assertFalse(own.contains("Right answer"), "not before it has closed");
    Rows.change(data, "UPDATE submission SET mark = 0.5, outcome = 'partly'");
    String changed = room.owner.get(cell).body();
    assertTrue(changed.contains("The exercise was changed since."), changed);
    assertFalse(changed.contains("Right answer"), changed);
    Rows.change(data, "UPDATE submission SET mark = 0, outcome = 'wrong'");
    room.clock.advance(Duration.ofHours(3));
    assertTrue(bo.get(assignment + "/handed-in").body().contains("<dt>Right answer</dt>"));
  }
}
