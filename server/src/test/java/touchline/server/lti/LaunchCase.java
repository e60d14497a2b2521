package touchline.server.lti;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.People;
import touchline.server.TestBrowser;
import touchline.server.TestClock;
import touchline.server.TestSite;

/** A site with a course that a teacher made from a learning platform. */
public abstract class LaunchCase {
  @TempDir static Path data;
  protected static TestClock clock;
  protected static TestSite site;
  protected static TestPlatform platform;
  protected static People people;
  protected static TestBrowser teacher;
  protected static String course = "";

  @BeforeAll
  protected static void start() {
    clock = new TestClock();
    site = TestSite.startReaching(data, clock);
    people = new People(site);
    platform = new TestPlatform(site, clock);
    assertEquals(303, platform.registerBy(people.administrator()).statusCode());
    teacher = people.stranger();
    course = connected(teacher, platform.launch(teacher, "teacher", TestPlatform.TEACHER));
  }

  @AfterAll
  protected static void stop() {
    platform.close();
    site.close();
  }

  /** The course that a teacher makes when their link is opened for the first time. */
  protected static String connected(TestBrowser browser, HttpResponse<String> asked) {
    assertEquals(200, asked.statusCode(), asked.body());
    assertTrue(asked.body().contains("<strong>Geometry &amp; More</strong>"), asked.body());
    HttpResponse<String> made =
        browser.post(
            "/lti/connect",
            "visit=" + field(asked, "visit") + "&course=new&title=Geometry&zone=Europe/Berlin",
            "Sec-Fetch-Dest",
            "document");
    assertEquals(303, made.statusCode(), made.body());
    return location(made);
  }

  protected static String location(HttpResponse<String> answer) {
    return answer.headers().firstValue("Location").orElse(answer.body());
  }

  protected static String field(HttpResponse<String> page, String name) {
    Matcher field =
        Pattern.compile("name=\"" + name + "\" value=\"([^\"]+)\"").matcher(page.body());
    assertTrue(field.find(), page.body());
    return field.group(1);
  }
}
