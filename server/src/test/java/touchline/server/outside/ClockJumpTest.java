package touchline.server.outside;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.server.ClassRoom.METHOD;
import static touchline.server.ClassRoom.VALUE;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.ClassRoom;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.code.CodeForms;
import touchline.server.lesson.AnswerFiles;

/** The machine's clock is set back or forward by a day while a class works. */
class ClockJumpTest {
  private static final String BROKEN = "class Solution {";
  private static final String RIGHT = AnswerFiles.source(METHOD, "right-clamp");

  @TempDir private Path data;
  private ClassRoom room;
  private TestBrowser student;
  private String method;

  @BeforeEach
  void start() {
    room = new ClassRoom(data);
    student = room.member("student");
    method =
        room.assignment("use:" + VALUE, "", "use:" + METHOD, "yes", "points:" + METHOD, "8")
            + "/"
            + METHOD;
  }

  @AfterEach
  void stop() {
    room.close();
  }

  private HttpResponse<String> handIn(String source) {
    return CodeForms.handIn(student, method, CodeForms.form(source));
  }

  private void assertUsed(int attempts) {
    String page = student.get(method).body();
    assertTrue(page.contains(attempts + " of 2 attempts used."), page);
  }

  @Test
  void nothingIsLostOrChargedWhileItIsADayBehind() {
    assertEquals("right", CodeForms.outcome(handIn(RIGHT)));
    room.clock.advance(Duration.ofDays(-1));
    HttpResponse<String> early = handIn(RIGHT);
    assertTrue(early.statusCode() >= 400 && early.statusCode() < 500, early.body());
    assertEquals(200, student.get("/").statusCode(), "still signed in");
    room.clock.advance(Duration.ofDays(1));
    assertUsed(1);
    assertEquals("right", CodeForms.outcome(handIn(RIGHT)));
    assertUsed(2);
    assertEquals("8.0", Rows.of(data, "SELECT points FROM grade").get(0));
  }

  @Test
  void nothingIsLostOrChargedWhileItIsADayAhead() {
    assertEquals("does-not-compile", CodeForms.outcome(handIn(BROKEN)));
    room.clock.advance(Duration.ofDays(1));
    HttpResponse<String> late = handIn(RIGHT);
    assertEquals(422, late.statusCode());
    assertTrue(late.body().contains("is closed."), late.body());
    room.clock.advance(Duration.ofDays(-1));
    assertUsed(0);
    assertEquals("right", CodeForms.outcome(handIn(RIGHT)));
    assertUsed(1);
  }
}
