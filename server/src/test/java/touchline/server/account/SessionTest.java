package touchline.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.People;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.TestClock;
import touchline.server.TestSite;

/** How long somebody stays signed in, and who ends it. */
@Tag("store")
class SessionTest {
  @TempDir private Path data;
  private final TestClock clock = new TestClock();
  private TestSite site;
  private TestBrowser admin;

  @BeforeEach
  void start() {
    site = TestSite.startWithUsualSessions(data, clock);
    admin = new TestBrowser(site.url());
    admin.fill(
        site.welcome(),
        "login",
        "ada",
        "name",
        "Ada",
        "password",
        People.PASSWORD,
        "again",
        People.PASSWORD);
  }

  @AfterEach
  void stop() {
    site.close();
  }

  private int account(TestBrowser who) {
    return who.get("/account").statusCode();
  }

  private TestBrowser signedIn(String login) {
    TestBrowser browser = new TestBrowser(site.url());
    browser.fill("/sign-in", "login", login, "password", People.PASSWORD);
    return browser;
  }

  private TestBrowser bo() {
    String link = People.link(admin.fill("/people", "login", "bo", "name", "Bo"));
    TestBrowser bo = new TestBrowser(site.url());
    bo.fill(link, "password", People.PASSWORD, "again", People.PASSWORD);
    return bo;
  }

  @Test
  void sessionThatIsLeftAloneEndsAfterHalfADay() {
    TestBrowser idle = signedIn("ada");
    clock.advance(Duration.ofHours(11));
    assertEquals(200, account(admin));
    clock.advance(Duration.ofHours(1));
    assertEquals(401, account(idle));
    assertEquals(200, account(admin), "it was used an hour ago");
    clock.advance(Duration.ofHours(12));
    assertEquals(401, account(admin));
  }

  @Test
  void sessionThatIsUsedEndsAfterAFortnight() {
    for (int halfDays = 1; halfDays < 36; halfDays++) {
      clock.advance(Duration.ofHours(10));
      assertEquals(200, account(admin), "after " + 10 * halfDays + " hours");
    }
    clock.advance(Duration.ofHours(10));
    assertEquals(401, account(admin));
  }

  @Test
  void useIsNotedOnlyNowAndThen() {
    clock.advance(Duration.ofMinutes(9));
    account(admin);
    assertEquals(List.of("2026-03-02T08:00:00Z"), Rows.of(data, "SELECT used_at FROM session"));
    clock.advance(Duration.ofMinutes(1));
    account(admin);
    assertEquals(List.of("2026-03-02T08:10:00Z"), Rows.of(data, "SELECT used_at FROM session"));
  }

  @Test
  void sessionFromBeforeUsesWereNotedGoesOn() {
    Rows.change(data, "UPDATE session SET used_at = NULL");
    clock.advance(Duration.ofHours(13));
    assertEquals(200, account(admin));
    clock.advance(Duration.ofHours(13));
    assertEquals(401, account(admin));
  }

  @Test
  void pageIsShownThoughItsUseCannotBeNoted() {
    clock.advance(Duration.ofSeconds(1));
    TestBrowser other = signedIn("ada");
    Rows.change(data, "CREATE UNIQUE INDEX nothing_more ON session (used_at)");
    clock.advance(Duration.ofMinutes(10));
    assertEquals(200, account(admin));
    assertEquals(200, account(other));
    assertEquals(
        List.of("2026-03-02T08:00:01Z", "2026-03-02T08:10:01Z"),
        Rows.of(data, "SELECT used_at FROM session ORDER BY used_at"));
  }

  @Test
  void endedSessionsAreRemovedAtTheNextSignIn() {
    clock.advance(Duration.ofHours(12));
    signedIn("ada");
    assertEquals(1, Rows.count(data, "session"));
  }

  @Test
  void pageOfAnAccountTellsWhenOtherBrowsersWereUsed() {
    String said = "Other browsers are signed in as you, too.";
    assertFalse(admin.get("/account").body().contains(said));
    TestBrowser lab = signedIn("ada");
    clock.advance(Duration.ofHours(1));
    String page = admin.get("/account").body();
    assertTrue(page.contains(said), page);
    assertTrue(page.contains("<li>2 Mar 2026, 08:00 UTC</li>"), page);
    assertFalse(page.contains("09:00 UTC"), "not of the browser that asks");
    lab.get("/account");
    assertTrue(admin.get("/account").body().contains("<li>2 Mar 2026, 09:00 UTC</li>"));
    clock.advance(Duration.ofHours(11));
    admin.get("/account");
    clock.advance(Duration.ofHours(1));
    assertFalse(admin.get("/account").body().contains(said), "it has ended");
  }

  @Test
  void administratorSignsSomebodyOutEverywhere() {
    TestBrowser bo = bo();
    TestBrowser elsewhere = signedIn("bo");
    String id = Rows.of(data, "SELECT id FROM account WHERE login = 'bo'").get(0);
    assertEquals(403, elsewhere.fill("/people/" + id + "/end-sessions").statusCode());
    HttpResponse<String> told = admin.fill("/people/" + id + "/end-sessions");
    assertTrue(told.body().contains("Bo is signed out everywhere"), told.body());
    assertEquals(401, account(bo));
    assertEquals(401, account(elsewhere));
    assertEquals(200, account(admin));
    String log = admin.get("/people/log").body();
    assertTrue(log.contains("signed out everywhere: Bo"), log);
  }
}
