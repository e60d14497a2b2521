package touchline.server.lti;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.nimbusds.jose.JOSEException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.People;
import touchline.server.TestBrowser;
import touchline.server.TestClock;
import touchline.server.TestSite;

/** A site at which one learning platform is registered. */
public abstract class PlatformCase {
  @TempDir static Path data;
  protected static TestClock clock;
  protected static TestSite site;
  protected static TestPlatform platform;
  protected static People people;

  @BeforeAll
  protected static void register() {
    clock = new TestClock();
    site = TestSite.startReaching(data, clock);
    people = new People(site);
    platform = new TestPlatform(site, clock);
    assertEquals(303, platform.registerBy(people.administrator()).statusCode());
  }

  @AfterAll
  protected static void stop() {
    platform.close();
    site.close();
  }

  protected static void assertRefused(HttpResponse<String> answer, String why) {
    assertEquals(400, answer.statusCode(), answer.body());
    assertTrue(answer.body().contains(why), why + " in " + answer.body());
  }

  /** Lets a teacher of a platform make the course for its links. */
  protected static void connectCourse(TestPlatform there, String title) {
    TestBrowser teacher = people.stranger();
    HttpResponse<String> asked = there.launch(teacher, "teacher", TestPlatform.TEACHER);
    String visit = field(asked, "visit");
    teacher.post("/lti/connect", "visit=" + visit + "&course=new&title=" + title + "&zone=UTC");
  }

  /** What a page has in a field that nobody sees. */
  protected static String field(HttpResponse<String> page, String name) {
    Matcher field = Pattern.compile("name=\"" + name + "\" value=\"([^\"]+)").matcher(page.body());
    assertTrue(field.find(), page.body());
    return field.group(1);
  }

  /** A launch that would be right, but for what is changed in its claims. */
  protected static HttpResponse<String> changed(Consumer<Map<String, Object>> change) {
    return forged(
        claims -> {
          change.accept(claims);
          return platform.signed(claims);
        });
  }

  public interface Forger {
    String token(Map<String, Object> claims) throws JOSEException;
  }

  /** A launch whose token somebody else makes of the right claims. */
  protected static HttpResponse<String> forged(Forger forger) {
    TestBrowser browser = people.stranger();
    Map<String, String> asked = platform.begin(browser);
    Map<String, Object> claims =
        platform.claims("victim", asked.get("nonce"), TestPlatform.STUDENT);
    try {
      HttpResponse<String> answer =
          TestPlatform.post(
              browser, asked.get("state"), forger.token(claims), "Sec-Fetch-Dest", "document");
      assertEquals(answer.statusCode() == 303 ? 200 : 401, browser.get("/account").statusCode());
      return answer;
    } catch (JOSEException broken) {
      throw new IllegalStateException(broken);
    }
  }
}
