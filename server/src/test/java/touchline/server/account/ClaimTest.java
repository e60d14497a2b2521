package touchline.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.ClassRoom;
import touchline.server.People;
import touchline.server.TestBrowser;
import touchline.server.TestSite;

/** Two people at one computer, and whose answers become whose. */
class ClaimTest {
  private static final String CLAIM = "/account/earlier-work";

  @TempDir private Path data;

  private static String signedIn(TestBrowser browser, String login) {
    return ClassRoom.location(
        browser.fill("/sign-in", "login", login, "password", People.PASSWORD, "next", "/courses"));
  }

  private static HttpResponse<String> decide(TestBrowser browser, String whose) {
    Matcher by = Pattern.compile("name=\"by\" value=\"(\\d+)\"").matcher(browser.get(CLAIM).body());
    assertTrue(by.find());
    return browser.fill(CLAIM, "by", by.group(1), "whose", whose, "next", "/account");
  }

  @Test
  void sharedComputerGivesEachTheirOwn() {
    try (TestSite site = TestSite.startWithoutScript(data)) {
      People people = new People(site);
      TestBrowser bo = people.named("bo");
      people.named("cy");
      TestBrowser shared = people.stranger();
      shared.submit(TestBrowser.EXERCISE, "7", "1.25", "1.5");
      shared.fill(TestBrowser.EXERCISE + "/credit/start");

      assertEquals(CLAIM + "?next=%2Fcourses", signedIn(shared, "cy"));
      String asked = shared.get(CLAIM + "?next=%2Fcourses").body();
      assertTrue(asked.contains("They are not mine"), asked);
      assertTrue(asked.contains("1 answer, "), asked);
      assertTrue(asked.contains("name=\"next\" value=\"/courses\""), asked);
      assertTrue(shared.get("/account").body().contains("Say whether they are yours"));
      assertEquals(422, shared.fill(CLAIM, "by", "999", "whose", "mine").statusCode());
      assertEquals(422, decide(shared, "whoever").statusCode());
      assertEquals("/account?left", ClassRoom.location(decide(shared, "other")));
      String left = shared.get("/account?left").body();
      assertTrue(left.contains("You are not asked again."), left);
      assertFalse(left.contains("Say whether they are yours"), left);
      shared.fill("/sign-out");
      assertEquals("/courses", signedIn(shared, "cy"), "not asked again");
      shared.fill("/sign-out");

      assertFalse(bo.get(TestBrowser.EXERCISE).body().contains("(1.25, 1.5)"));
      assertEquals(CLAIM + "?next=%2Fcourses", signedIn(shared, "bo"));
      assertEquals("/account?taken", ClassRoom.location(decide(shared, "mine")));
      assertTrue(
          bo.get(TestBrowser.EXERCISE).body().contains("(1.25, 1.5)"),
          "in every browser of theirs");
      assertTrue(bo.get(TestBrowser.EXERCISE + "/credit").body().contains("name=\"question\""));
      assertFalse(shared.get("/account").body().contains(CLAIM));
      shared.fill("/sign-out");
      assertFalse(shared.get(TestBrowser.EXERCISE).body().contains("(1.25, 1.5)"));
      assertEquals("/courses", signedIn(shared, "bo"), "there is nothing left to ask about");
    }
  }
}
