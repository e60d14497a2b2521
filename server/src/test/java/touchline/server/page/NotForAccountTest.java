package touchline.server.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.ClassRoom;
import touchline.server.People;
import touchline.server.TestBrowser;

/** Who may not use a page is told whom it is for. */
class NotForAccountTest {
  @TempDir private Path data;
  private ClassRoom room;
  private TestBrowser student;

  @BeforeEach
  void start() {
    room = new ClassRoom(data);
    student = room.member("sam", "student");
  }

  @AfterEach
  void stop() {
    room.close();
  }

  private static void assertFor(String whom, HttpResponse<String> answer) {
    assertEquals(403, answer.statusCode());
    assertTrue(answer.body().contains("This page is not for your account"), answer.body());
    assertTrue(answer.body().contains(whom), answer.body());
    assertFalse(answer.body().contains("another site"), answer.body());
  }

  @Test
  void aPageTellsWhomItIsFor() {
    assertFor("for people who teach", student.get("/exercise-drafts"));
    assertFor("for administrators of this site", student.get("/people"));
    assertFor("for the staff of the course", student.get(room.course + "/gradebook"));
    assertFor("for the owners of the course", student.fill(room.course + "/archive"));
  }

  @Test
  void aProgramIsToldToo() {
    String token = People.token(student, "table");
    HttpResponse<String> answer =
        room.people
            .stranger()
            .get("/api/v1" + room.course + "/gradebook", "Authorization", "Bearer " + token);
    assertFor("for the staff of the course", answer);
    assertTrue(answer.body().startsWith("{\"type\": \"about:blank\""), answer.body());
  }
}
