package touchline.server.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.ClassRoom;
import touchline.server.TestBrowser;

/** What a browser keeps of pages for people who are signed in, and shows to whoever comes next. */
class KeptPagesTest {
  @TempDir private static Path data;
  private static ClassRoom room;

  @BeforeAll
  static void start() {
    room = new ClassRoom(data);
  }

  @AfterAll
  static void stop() {
    room.close();
  }

  private static String kept(HttpResponse<String> answer) {
    return answer.headers().firstValue("Cache-Control").orElse("");
  }

  @Test
  void pagesForWhoIsSignedInAreNotKept() {
    for (String page :
        List.of("/account", "/account/tokens", "/people", room.course + "/gradebook")) {
      assertEquals("no-store", kept(room.owner.get(page)), page);
    }
    assertEquals(
        "no-store", kept(room.owner.fill("/people", "login", "cy", "name", "Cy")), "a link");
    assertEquals("private, no-cache", kept(room.owner.get(TestBrowser.EXERCISE)));
  }

  @Test
  void whatStudentsTypeIsThereAgainWithBack() {
    TestBrowser student = room.member("student");
    String assignment = room.assignment();
    String answers = assignment + "/" + ClassRoom.VALUE;
    assertEquals("private, no-cache", kept(student.get(answers)));
    assertEquals("no-store", kept(student.get(assignment)));
    assertEquals("no-store", kept(student.get(room.course + "/grades")));
  }
}
