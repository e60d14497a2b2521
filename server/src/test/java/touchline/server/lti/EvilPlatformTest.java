package touchline.server.lti;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import touchline.server.Rows;
import touchline.server.TestBrowser;

/** What somebody tries around a launch who is no platform of ours; each check by itself. */
class EvilPlatformTest extends PlatformCase {
  @BeforeAll
  static void connect() {
    connectCourse(platform, "Geometry");
  }

  @Test
  void rightOneIsLetIn() {
    assertEquals(303, changed(claims -> {}).statusCode());
  }

  @Test
  void launchIsTakenOnce() {
    TestBrowser browser = people.stranger();
    Map<String, String> asked = platform.begin(browser);
    String token =
        platform.signed(platform.claims("victim", asked.get("nonce"), TestPlatform.STUDENT));
    assertEquals(200, TestPlatform.post(browser, asked.get("state"), token).statusCode());
    assertRefused(TestPlatform.post(browser, asked.get("state"), token), "used already");
  }

  @Test
  void nonceIsThatOfTheLaunch() {
    TestBrowser browser = people.stranger();
    Map<String, String> first = platform.begin(browser);
    Map<String, String> second = platform.begin(browser);
    String token =
        platform.signed(platform.claims("victim", second.get("nonce"), TestPlatform.STUDENT));
    assertRefused(TestPlatform.post(browser, first.get("state"), token), "nonce must be");
    assertRefused(changed(claims -> claims.remove("nonce")), "nonce must be");
  }

  @Test
  void launchEndsInTheBrowserThatBeganIt() {
    Map<String, String> asked = platform.begin(people.stranger());
    String token =
        platform.signed(platform.claims("attacker", asked.get("nonce"), TestPlatform.STUDENT));
    TestBrowser victim = people.stranger();
    assertRefused(TestPlatform.post(victim, asked.get("state"), token), "browser that began it");
    platform.begin(victim);
    assertRefused(TestPlatform.post(victim, asked.get("state"), token), "browser that began it");
  }

  @Test
  void cookieOfTheLaunchComesBackInAFrameAndNowhereElse() {
    HttpResponse<String> begun =
        people
            .stranger()
            .fill(
                "/lti/login",
                "iss",
                platform.url(),
                "login_hint",
                "x",
                "target_link_uri",
                site.url() + "/lti/launch");
    String cookie = begun.headers().firstValue("Set-Cookie").orElseThrow();
    assertTrue(
        cookie.matches(
            "platform-launch=.*; Path=/; Max-Age=600; HttpOnly; SameSite=None; Partitioned;"
                + " Secure"),
        cookie);
    HttpResponse<String> in = changed(claims -> {});
    String session = in.headers().firstValue("Set-Cookie").orElseThrow();
    assertTrue(session.contains("SameSite=Lax"), session);
  }

  @Test
  void launchThatTookTooLongIsOver() {
    TestBrowser browser = people.stranger();
    Map<String, String> asked = platform.begin(browser);
    clock.advance(Duration.ofMinutes(11));
    String token =
        platform.signed(platform.claims("victim", asked.get("nonce"), TestPlatform.STUDENT));
    assertRefused(TestPlatform.post(browser, asked.get("state"), token), "is over");
  }

  @Test
  void stateIsOneOfOurs() {
    TestBrowser browser = people.stranger();
    assertRefused(TestPlatform.post(browser, "x", "y"), "state must be");
    assertRefused(TestPlatform.post(browser, "s".repeat(43), "y"), "is over");
  }

  @Test
  void nothingLeadsToAnotherSite() {
    for (String target :
        List.of(
            "https://evil.example/lti/launch",
            site.url() + ".evil.example/lti/launch",
            site.url() + "/lti/launch@evil.example",
            site.url() + "/courses",
            "javascript:alert(1)",
            "")) {
      assertRefused(
          changed(claims -> claims.put(TestPlatform.CLAIM + "target_link_uri", target)),
          "target_link_uri must be");
      assertRefused(
          people
              .stranger()
              .get(
                  "/lti/login?login_hint=x&iss="
                      + URLEncoder.encode(platform.url(), UTF_8)
                      + "&target_link_uri="
                      + URLEncoder.encode(target, UTF_8)),
          "target_link_uri must be");
    }
  }

  @Test
  void loginBeginsAtPlatformsThatAreRegistered() {
    TestBrowser browser = people.stranger();
    String rest = "&login_hint=x&target_link_uri=" + site.url() + "/lti/launch";
    assertRefused(browser.get("/lti/login?iss=https://evil.example" + rest), "is registered here");
    assertRefused(browser.get("/lti/login"), "is registered here: nothing is said");
    assertRefused(
        browser.get("/lti/login?client_id=evil&iss=" + platform.url() + rest), "client_id must be");
    assertEquals(303, browser.get("/lti/login?iss=" + platform.url() + rest).statusCode());
    String noHint = "&target_link_uri=" + site.url() + "/lti/launch";
    assertRefused(browser.get("/lti/login?iss=" + platform.url() + noHint), "login_hint must");
  }

  @Test
  void launchesThatDoNotComeBackAreBounded() {
    String row = " WHERE what = 'launch from 127.0.0.1'";
    String begin =
        "/lti/login?login_hint=x&iss="
            + platform.url()
            + "&target_link_uri="
            + site.url()
            + "/lti/launch";
    assertEquals(303, people.stranger().get(begin).statusCode());
    List<String> before = Rows.of(data, "SELECT attempts FROM failed_sign_in" + row);
    assertEquals(303, changed(claims -> {}).statusCode());
    assertEquals(
        before,
        Rows.of(data, "SELECT attempts FROM failed_sign_in" + row),
        "one that comes back makes up for itself");
    assertRefused(changed(claims -> claims.remove("nonce")), "nonce must be");
    Rows.change(data, "UPDATE failed_sign_in SET attempts = 1100" + row);
    int begun = Rows.count(data, "lti_login");
    HttpResponse<String> refused = people.stranger().get(begin);
    Rows.change(data, "DELETE FROM failed_sign_in" + row);
    assertEquals(429, refused.statusCode(), refused.body());
    assertTrue(refused.body().contains("Too many launches"), refused.body());
    assertTrue(refused.headers().firstValue("Retry-After").isPresent());
    assertEquals(begun, Rows.count(data, "lti_login"), "nothing is kept of it");
  }

  @Test
  void keysThatHangHoldNobodyForLong() {
    clock.advance(Duration.ofHours(2));
    platform.hangs = true;
    try {
      int before = platform.keyRequests.get();
      assertRefused(forged(claims -> TestPlatform.signed(claims, TestPlatform.key("x"))), "longer");
      assertRefused(forged(claims -> TestPlatform.signed(claims, TestPlatform.key("x"))), "longer");
      assertEquals(before + 1, platform.keyRequests.get(), "the second does not ask again");
    } finally {
      platform.hangs = false;
      clock.advance(Duration.ofMinutes(1));
    }
  }

  @Test
  void platformsErrorIsShownAsWords() {
    TestBrowser browser = people.stranger();
    Map<String, String> asked = platform.begin(browser);
    HttpResponse<String> refused =
        browser.post(
            "/lti/launch",
            "error=%3Cscript%3Ealert(1)&state=" + asked.get("state"),
            "Sec-Fetch-Site",
            "cross-site");
    assertRefused(refused, "&lt;script&gt;alert");
  }

  @Test
  void pagesOfOtherSitesPostNowhereElse() {
    TestBrowser browser = people.stranger();
    for (String path : List.of("/lti/open", "/lti/card", "/lti/connect", "/lti/pick")) {
      HttpResponse<String> refused = browser.post(path, "x=", "Sec-Fetch-Site", "cross-site");
      assertEquals(403, refused.statusCode(), path);
      assertEquals(400, browser.post(path, "visit=" + "v".repeat(43)).statusCode(), path);
    }
  }

  @Test
  void studentConnectsNoCourseThoughTheyHoldAVisit() {
    HttpResponse<String> card = framed("student-2");
    Matcher visit = Pattern.compile("name=\"visit\" value=\"([^\"]+)").matcher(card.body());
    assertTrue(visit.find(), card.body());
    TestBrowser browser = people.stranger();
    String form = "visit=" + visit.group(1);
    assertRefused(
        browser.post("/lti/connect", form + "&course=new"), "Only a teacher of the course");
    assertRefused(browser.post("/lti/pick", form + "&pick=course"), "is over");
  }

  private static HttpResponse<String> framed(String who) {
    return platform.framed(people.stranger(), who, TestPlatform.STUDENT);
  }

  @Test
  void frameOfOneIsNotTheFrameOfAnother() {
    Pattern pass = Pattern.compile("name=\"pass\" value=\"([^\"]+)");
    Matcher one = pass.matcher(framed("one").body());
    Matcher two = pass.matcher(framed("two").body());
    assertTrue(one.find() && two.find());
    assertNotEquals(one.group(1), two.group(1));
    TestBrowser tab = people.stranger();
    tab.fill("/lti/open", "pass", one.group(1));
    assertTrue(tab.get("/account").body().contains("Person one"));
    assertFalse(tab.get("/account").body().contains("Person two"));
  }
}
