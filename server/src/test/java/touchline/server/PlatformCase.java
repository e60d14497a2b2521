package touchline.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/** A site at which one learning platform is registered. */
abstract class PlatformCase {
  @TempDir static Path data;
  static TestClock clock;
  static TestSite site;
  static TestPlatform platform;
  static People people;

  @BeforeAll
  static void register() {
    clock = new TestClock();
    site = TestSite.startReaching(data, clock);
    people = new People(site);
    platform = new TestPlatform(site, clock);
    assertEquals(303, platform.registerBy(people.administrator()).statusCode());
  }

  @AfterAll
  static void stop() {
    platform.close();
    site.close();
  }

  static void assertRefused(HttpResponse<String> answer, String why) {
    assertEquals(400, answer.statusCode(), answer.body());
    assertTrue(answer.body().contains(why), why + " in " + answer.body());
  }
}
