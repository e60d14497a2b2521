package touchline.server.lti;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.ClassRoom;
import touchline.server.Rows;
import touchline.server.TestBrowser;

/** The page on which an administrator keeps what is known of a learning platform. */
class PlatformPageTest {
  private static final String FRAMES = "https://a.example https://b.example:8443";

  @TempDir private Path data;

  @Test
  void administratorSaysWhereFramesStandAndRemovesAPlatform() {
    try (ClassRoom room = new ClassRoom(data)) {
      room.assignment();
      TestBrowser administrator = room.people.administrator();
      String path = registered(administrator);
      tellFrames(administrator, path);
      remove(administrator, path);
    }
  }

  private static String registered(TestBrowser administrator) {
    return ClassRoom.location(
        administrator.fill(
            "/platforms",
            "name",
            "Another",
            "issuer",
            "https://another.example",
            "client",
            "c",
            "deployment",
            "1",
            "authorises",
            "https://another.example/auth",
            "tokens",
            "https://another.example/token",
            "keySet",
            "https://another.example/keys"));
  }

  private static void tellFrames(TestBrowser administrator, String path) {
    HttpResponse<String> refused = administrator.fill(path + "/frames", "frames", "javascript:1");
    assertEquals(422, refused.statusCode());
    assertTrue(refused.body().contains("javascript:1"), refused.body());
    ClassRoom.location(administrator.fill(path + "/frames", "frames", " " + FRAMES + " "));
    assertTrue(administrator.get(path).body().contains(FRAMES));
  }

  private void remove(TestBrowser administrator, String path) {
    assertEquals(422, administrator.post(path + "/remove", "").statusCode());
    assertTrue(administrator.get(path).body().contains("No course is connected with it."));
    connectWith(path);
    assertTrue(administrator.get(path).body().contains("One course is connected with it."));
    assertEquals(
        "/platforms", ClassRoom.location(administrator.post(path + "/remove", "sure=yes")));
    assertEquals(404, administrator.get(path).statusCode());
    assertEquals(
        List.of("framed by " + FRAMES, "registered as c"),
        Rows.of(
            data,
            "SELECT CASE WHEN after = 'removed' THEN before ELSE after END FROM audit"
                + " WHERE subject = 'https://another.example'"
                + " AND (after LIKE 'framed%' OR after = 'removed') ORDER BY id"));
  }

  /** Rows in each table that knows of a platform. */
  private void connectWith(String path) {
    String id = path.replaceAll(".*/", "");
    for (String row :
        List.of(
            "lti_context (id, platform, deployment, context, title, course, memberships,"
                + " line_items, scopes) VALUES (99, %s, '1', 'g', 'G', 1, '', '', '')",
            "lti_link (id, context, resource, title, target, line_item)"
                + " VALUES (99, 99, 'l', 'L', 'course', '')",
            "lti_score (link, account, line_item, points, worth, stamp, state, try_at, leased_until,"
                + " failures, problem) VALUES (99, 1, 'i', 1, 4, 1, 'gone', 0, 0, 0, '')",
            "lti_reading (link, problem) VALUES (99, '')",
            "lti_item (context, assignment, link, line_item, try_at, problem)"
                + " SELECT 99, id, 99, 'i', 9000000000000000, '' FROM assignment",
            "lti_member (context, account, subject, role) VALUES (99, 1, 's', 'student')",
            "lti_roster (context, due_at, problem) VALUES (99, 9000000000000000, '')",
            "lti_pause (platform, until_at, failures, problem, since_at)"
                + " VALUES (%s, 9000000000000000, 1, 'p', '2026')")) {
      Rows.change(data, "INSERT INTO " + row.formatted(id));
    }
  }
}
