package touchline.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.server.People;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.TestClock;
import touchline.server.TestSite;
import touchline.server.account.guard.PasswordCost;
import touchline.server.account.guard.Passwords;

/** Accounts over HTTP: the first link, signing in and out, passwords, people. */
@Tag("store")
class AccountTest {
  private static final String PASSWORD = People.PASSWORD;

  @TempDir private Path data;
  private final TestClock clock = new TestClock();
  private TestSite site;
  private TestBrowser admin;

  @BeforeEach
  void start() {
    site = TestSite.startAt(data, clock);
    admin = new TestBrowser(site.url());
    HttpResponse<String> first = become(admin, site.welcome());
    assertEquals(303, first.statusCode(), first.body());
  }

  @AfterEach
  void stop() {
    site.close();
  }

  private static HttpResponse<String> become(TestBrowser who, String link) {
    return who.fill(
        link,
        "login",
        " Ada@Example.org",
        "name",
        "Ada L",
        "password",
        PASSWORD,
        "again",
        PASSWORD);
  }

  private TestBrowser stranger() {
    return new TestBrowser(site.url());
  }

  private HttpResponse<String> signIn(TestBrowser who, String login, String password) {
    return who.fill("/sign-in", "login", login, "password", password, "next", "/account");
  }

  private String invited(String login, String name) {
    return People.link(admin.fill("/people", "login", login, "name", name));
  }

  @Test
  void firstLinkMakesOneAdministratorAndIsThenGone() {
    assertTrue(admin.get("/people").body().contains("ada@example.org"));
    assertEquals(410, become(stranger(), site.welcome()).statusCode());
    assertEquals(410, stranger().get(site.welcome()).statusCode());
    site.close();
    site = TestSite.startAt(data, clock);
    assertTrue(site.hasNoWelcome());
    assertEquals(1, Rows.count(data, "account"));
  }

  @Test
  void passwordIsStoredAsArgon2idAndSecretsAsHashes() {
    String hash = Rows.of(data, "SELECT password FROM account").get(0);
    assertTrue(hash.startsWith("$argon2id$v=19$"), hash);
    String cookie = admin.cookie().replace("session=", "");
    assertNotEquals(List.of(cookie), Rows.of(data, "SELECT token_sha256 FROM session"));
  }

  @Test
  void passwordIsHashedAnewWhereItsCostIsOld() throws Exception {
    String old = new Passwords(new PasswordCost(9, 2)).hash(PASSWORD);
    Rows.change(data, "UPDATE account SET password = '" + old + "'");
    assertEquals(303, signIn(stranger(), "ada@example.org", PASSWORD).statusCode());
    String hash = Rows.of(data, "SELECT password FROM account").get(0);
    assertTrue(hash.startsWith("$argon2id$v=19$m=8,t=1,p=1$"), hash);
    assertEquals(200, admin.get("/account").statusCode(), "no session ends by that");
    assertEquals(303, signIn(stranger(), "ada@example.org", PASSWORD).statusCode());
  }

  @Test
  void whoSignsInIsKnownUntilSignedOut() {
    TestBrowser ada = stranger();
    HttpResponse<String> in = signIn(ada, "ADA@example.org ", PASSWORD);
    assertEquals("/account", in.headers().firstValue("Location").orElse(""));
    String cookie = in.headers().firstValue("Set-Cookie").orElse("");
    assertTrue(cookie.contains("; HttpOnly; SameSite=Lax"), cookie);
    assertTrue(ada.get("/account").body().contains("<h1>Ada L</h1>"));
    String held = ada.cookie();
    assertEquals(303, ada.fill("/sign-out").statusCode());
    assertEquals(
        401, stranger().get("/account", "Cookie", held).statusCode(), "ended, not only forgotten");
  }

  @Test
  void sessionEndsByItself() {
    clock.advance(Duration.ofDays(14));
    assertEquals(200, admin.get("/account").statusCode());
    clock.advance(Duration.ofDays(1));
    assertEquals(401, admin.get("/account").statusCode());
  }

  @Test
  void pageForPeopleSignedInLeadsThereAfterwards() {
    HttpResponse<String> first = stranger().get("/people?after=a");
    assertEquals(401, first.statusCode());
    assertTrue(first.body().contains("name=\"next\" value=\"/people?after=a\""), first.body());
  }

  @ParameterizedTest
  @CsvSource({
    "//elsewhere.example, /account",
    "/\\elsewhere.example, /account",
    "https://elsewhere.example/, /account",
    "/a b, /account",
    "'/lessons/overlap?seed=3#exercises', '/lessons/overlap?seed=3#exercises'"
  })
  void nextIsAnAddressOfThisSite(String next, String where) {
    HttpResponse<String> in =
        stranger().fill("/sign-in", "login", "ada@example.org", "password", PASSWORD, "next", next);
    assertEquals(where, in.headers().firstValue("Location").orElse(""));
  }

  @Test
  void unknownLoginAndWrongPasswordReadTheSame() {
    HttpResponse<String> unknown = signIn(stranger(), "nobody", "something else");
    HttpResponse<String> wrong = signIn(stranger(), "ada@example.org", "something else");
    assertEquals(422, unknown.statusCode());
    assertEquals(
        unknown.body().replace("nobody", "X"), wrong.body().replace("ada@example.org", "X"));
    assertFalse(wrong.body().contains("something else"), "a password is never sent back");
  }

  @Test
  void guessingIsSlowedDownAndTheRightPasswordWaitsToo() {
    for (int i = 0; i < 5; i++) {
      assertEquals(422, signIn(stranger(), "ada@example.org", "guess number " + i).statusCode());
    }
    assertEquals(429, signIn(stranger(), "ada@example.org", PASSWORD).statusCode());
    clock.advance(Duration.ofSeconds(15));
    assertEquals(303, signIn(stranger(), "ada@example.org", PASSWORD).statusCode());
    assertEquals(422, signIn(stranger(), "ada@example.org", "another guess").statusCode());
  }

  @Test
  void invitedPersonChoosesAPasswordOnce() {
    String link = invited("bob", "Bob <b>");
    TestBrowser bob = stranger();
    assertTrue(bob.get(link).body().contains("Welcome, Bob &lt;b&gt;"));
    HttpResponse<String> bad = bob.fill(link, "password", "short", "again", "shorter");
    assertEquals(422, bad.statusCode());
    assertTrue(bad.body().contains("Choose at least 10 characters; this has 5."), bad.body());
    assertTrue(bad.body().contains("This is not the same password as above."), bad.body());
    assertEquals(303, bob.fill(link, "password", PASSWORD, "again", PASSWORD).statusCode());
    assertEquals(200, bob.get("/account").statusCode());
    assertEquals(410, bob.fill(link, "password", PASSWORD, "again", PASSWORD).statusCode());
    assertEquals(403, bob.get("/people").statusCode(), "not an administrator");
  }

  @Test
  void newLinkEndsTheOneBeforeAndTheSessions() {
    String first = invited("bob", "Bob");
    String id = Rows.of(data, "SELECT id FROM account WHERE login = 'bob'").get(0);
    String second = People.link(admin.fill("/people/" + id + "/invitation"));
    assertEquals(410, stranger().get(first).statusCode());
    TestBrowser bob = stranger();
    bob.fill(second, "password", PASSWORD, "again", PASSWORD);
    String third = People.link(admin.fill("/people/" + id + "/invitation"));
    assertEquals(200, bob.get("/account").statusCode(), "the old password still counts");
    stranger().fill(third, "password", PASSWORD + "!", "again", PASSWORD + "!");
    assertEquals(401, bob.get("/account").statusCode(), "the new one signs others out");
    clock.advance(Duration.ofDays(7));
    assertEquals(410, stranger().get(third).statusCode());
  }

  @Test
  void takenLoginIsRefusedWithWhatWasTyped() {
    HttpResponse<String> taken = admin.fill("/people", "login", "ADA@example.org", "name", "Eve");
    assertEquals(422, taken.statusCode());
    assertTrue(taken.body().contains("Somebody has this login name already."), taken.body());
    assertTrue(taken.body().contains("value=\"Eve\""), taken.body());
    assertEquals(1, Rows.count(data, "learner"), "nothing half-made is left");
  }

  @Test
  void lastAdministratorStays() {
    String ada = Rows.of(data, "SELECT id FROM account").get(0);
    assertEquals(422, admin.fill("/people/" + ada + "/administrator", "is", "no").statusCode());
    String link = invited("bob", "Bob");
    String bob = Rows.of(data, "SELECT id FROM account WHERE login = 'bob'").get(0);
    admin.fill("/people/" + bob + "/administrator", "is", "yes");
    assertEquals(
        422,
        admin.fill("/people/" + ada + "/administrator", "is", "no").statusCode(),
        "Bob cannot sign in yet");
    stranger().fill(link, "password", PASSWORD, "again", PASSWORD);
    assertEquals(303, admin.fill("/people/" + ada + "/administrator", "is", "no").statusCode());
    assertEquals(403, admin.get("/people").statusCode());
  }

  @Test
  void changedPasswordNeedsTheOldAndSignsOthersOut() {
    TestBrowser other = stranger();
    signIn(other, "ada@example.org", PASSWORD);
    HttpResponse<String> refused = change("not the one of now");
    assertEquals(422, refused.statusCode());
    assertTrue(refused.body().contains("This is not your current password."), refused.body());
    assertEquals(303, change(PASSWORD).statusCode());
    assertEquals(200, admin.get("/account").statusCode());
    assertEquals(401, other.get("/account").statusCode());
    assertEquals(422, signIn(other, "ada@example.org", PASSWORD).statusCode());
    assertEquals(303, signIn(other, "ada@example.org", "a quite new one").statusCode());
  }

  private HttpResponse<String> change(String current) {
    return admin.fill(
        "/account/password",
        "current",
        current,
        "password",
        "a quite new one",
        "again",
        "a quite new one");
  }

  @Test
  void signingOutEverywhereEndsEverySession() {
    TestBrowser other = stranger();
    signIn(other, "ada@example.org", PASSWORD);
    admin.fill("/account/sign-out-everywhere");
    assertEquals(401, other.get("/account").statusCode());
    assertEquals(401, admin.get("/account").statusCode());
  }

  @Test
  void whatIsHandedInWhileSignedInBelongsToTheAccountInEveryBrowser() {
    admin.submit(TestBrowser.EXERCISE, "7", "1", "1");
    TestBrowser elsewhere = stranger();
    elsewhere.submit(TestBrowser.EXERCISE, "7", "2", "2");
    assertFalse(elsewhere.get(TestBrowser.EXERCISE).body().contains("(1, 1)"));
    signIn(elsewhere, "ada@example.org", PASSWORD);
    assertTrue(elsewhere.get(TestBrowser.EXERCISE).body().contains("(1, 1)"));
    elsewhere.fill("/sign-out");
    String after = elsewhere.get(TestBrowser.EXERCISE).body();
    assertFalse(after.contains("(1, 1)"), "the next person at this computer sees nothing of it");
    assertTrue(after.contains("(2, 2)"), "what the browser had before stays its own");
    assertEquals(
        Rows.of(data, "SELECT learner FROM account"),
        Rows.of(data, "SELECT learner FROM submission WHERE answer LIKE '%(1, 1)%'"));
  }
}
