package touchline.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.server.ClassRoom.location;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.ClassRoom;
import touchline.server.Rows;
import touchline.server.TestBrowser;

/** Administrators let others make courses, and take that back. */
@Tag("store")
class CourseMakerTest {
  @Test
  void whoIsInNoCourseYetIsToldToMakeOne(@TempDir Path data) {
    try (ClassRoom room = new ClassRoom(data)) {
      TestBrowser eve = room.people.named("eve");
      assertTrue(eve.get("/courses").body().contains("Join one with the code"));
      location(room.owner.fill("/people/" + room.account("eve") + "/courses", "is", "yes"));
      assertTrue(eve.get("/courses").body().contains("You are in no course yet. Make one below"));
    }
  }

  @Test
  void whoIsLetMakesCoursesAndOwnsThem(@TempDir Path data) {
    try (ClassRoom room = new ClassRoom(data)) {
      TestBrowser dee = room.member("dee", "instructor");
      String[] course = {"title", "Physics", "zone", "UTC"};
      assertEquals(403, dee.fill("/courses", course).statusCode());
      assertFalse(dee.get("/courses").body().contains("Make the course"));
      String right = "/people/" + room.account("dee") + "/courses";
      assertEquals(403, dee.fill(right, "is", "yes").statusCode(), "nobody lets themselves");
      location(room.owner.fill(right, "is", "yes"));
      assertTrue(room.owner.get("/people").body().contains("No longer let make courses: Dee"));
      assertTrue(dee.get("/courses").body().contains("Make the course"));
      String made = location(dee.fill("/courses", course));
      assertEquals(200, dee.get(made + "/settings").statusCode(), "its owner");
      assertEquals(403, dee.get("/people").statusCode(), "and no administrator");
      location(room.owner.fill(right, "is", "no"));
      assertEquals(403, dee.fill("/courses", course).statusCode());
      assertEquals(200, dee.get(made + "/settings").statusCode(), "what was made stays");
      assertEquals(List.of("2"), Rows.of(data, "SELECT count(*) FROM course"));
    }
  }
}
