package touchline.server.assignment;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.ClassRoom;
import touchline.server.TestBrowser;

/** Credit is spoken of to people of a course, and to nobody else. */
class CreditLinkTest {
  private static final String EXERCISE = "/exercises/" + ClassRoom.VALUE;

  @TempDir private Path data;

  @Test
  void onlyWhoIsInACourseIsOfferedCredit() {
    try (ClassRoom room = new ClassRoom(data)) {
      TestBrowser alone = room.people.named("bo");
      assertTrue(offersCredit(room.member("student")));
      assertFalse(offersCredit(alone));
      assertFalse(offersCredit(room.people.stranger()));
      assertFalse(alone.get("/lessons/closest-point").body().contains("credit"));
    }
  }

  private static boolean offersCredit(TestBrowser who) {
    String page = who.get(EXERCISE).body();
    assertFalse(page.contains("<!--course") || page.contains("<!--/course"), page);
    return page.contains("Do it for credit");
  }
}
