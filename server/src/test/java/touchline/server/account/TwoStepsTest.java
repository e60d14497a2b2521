package touchline.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.People;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.TestClock;
import touchline.server.TestSite;
import touchline.server.account.second.TestApp;

/** A code after the password: set up, asked for, used once, lost. */
@Tag("store")
class TwoStepsTest {
  private static final String HERE = "/account/two-steps";
  private static final Pattern KEY = Pattern.compile("one-time\">([A-Z2-7 ]{39})<");
  private static final Pattern PAPER = Pattern.compile("one-time\">([a-z2-9-]{29})<");
  private static final Pattern PASS = Pattern.compile("name=\"pass\" value=\"([^\"]+)");

  @TempDir private static Path data;
  private static TestClock clock;
  private static TestSite site;
  private static People people;

  @BeforeAll
  static void start() {
    clock = new TestClock();
    site = TestSite.startAt(data, clock);
    people = new People(site);
  }

  @AfterAll
  static void stop() {
    site.close();
  }

  /** Somebody who types codes: where they are signed in, their app, and what they have on paper. */
  private record Person(String login, TestBrowser browser, TestApp app, List<String> paper) {}

  private static Person person(String login) {
    TestBrowser browser = people.named(login);
    TestApp app = told(browser.fill(HERE, "current", People.PASSWORD));
    HttpResponse<String> done = browser.fill(HERE + "/confirm", "code", app.code());
    assertEquals(200, done.statusCode(), done.body());
    next();
    return new Person(login, browser, app, paper(done));
  }

  private static TestApp told(HttpResponse<String> page) {
    Matcher key = KEY.matcher(page.body());
    assertTrue(key.find(), page.body());
    return new TestApp(key.group(1), clock);
  }

  private static List<String> paper(HttpResponse<String> page) {
    return PAPER.matcher(page.body()).results().map(code -> code.group(1)).toList();
  }

  /** The app shows another code from here on. */
  private static void next() {
    clock.advance(Duration.ofSeconds(30));
  }

  private static HttpResponse<String> password(TestBrowser browser, String login) {
    return browser.fill("/sign-in", "login", login, "password", People.PASSWORD);
  }

  private static String pass(HttpResponse<String> asked) {
    assertEquals(200, asked.statusCode(), asked.body());
    assertTrue(asked.body().contains("Type a code"), asked.body());
    return PASS.matcher(asked.body()).results().map(one -> one.group(1)).findFirst().orElseThrow();
  }

  private static HttpResponse<String> code(TestBrowser browser, String pass, String code) {
    return browser.fill("/sign-in/code", "pass", pass, "code", code, "next", "/courses");
  }

  private static boolean isIn(TestBrowser browser) {
    return browser.get("/account").statusCode() == 200;
  }

  @Test
  void codeIsAskedForAfterThePassword() {
    Person ann = person("ann");
    assertTrue(isIn(ann.browser()), "whoever sets it up stays signed in");
    TestBrowser browser = people.stranger();
    String pass = pass(password(browser, "ann"));
    assertFalse(isIn(browser), "the password alone signs nobody in");
    HttpResponse<String> wrong = code(browser, pass, ann.app().wrong());
    assertEquals(422, wrong.statusCode());
    assertTrue(wrong.body().contains("not valid now"), wrong.body());
    assertFalse(isIn(browser));
    HttpResponse<String> right = code(browser, pass, ann.app().code());
    assertEquals(303, right.statusCode(), right.body());
    assertEquals("/courses", right.headers().firstValue("Location").orElse(""));
    assertTrue(isIn(browser));
    HttpResponse<String> again = code(people.stranger(), pass, ann.paper().get(0));
    assertTrue(again.body().contains("Begin again with your password"), again.body());
    assertEquals(422, password(people.stranger(), "ann-or-not").statusCode());
  }

  @Test
  void codeIsTakenOnce() {
    Person bea = person("bea");
    TestBrowser one = people.stranger();
    TestBrowser two = people.stranger();
    String first = pass(password(one, "bea"));
    String second = pass(password(two, "bea"));
    String code = bea.app().code();
    assertEquals(303, code(one, first, code).statusCode());
    assertEquals(422, code(two, second, code).statusCode());
    assertFalse(isIn(two));
    next();
    assertEquals(303, code(two, second, bea.app().code()).statusCode());
  }

  @Test
  void codeThatSetItUpSignsNobodyIn() {
    TestBrowser browser = people.named("cleo");
    TestApp app = told(browser.fill(HERE, "current", People.PASSWORD));
    String code = app.code();
    assertEquals(200, browser.fill(HERE + "/confirm", "code", code).statusCode());
    TestBrowser other = people.stranger();
    assertEquals(422, code(other, pass(password(other, "cleo")), code).statusCode());
  }

  @Test
  void codeOnPaperWorksOnceAndNewOnesEndTheOld() {
    Person dan = person("dan");
    assertEquals(10, dan.paper().size());
    TestBrowser browser = people.stranger();
    String typed = dan.paper().get(3).toUpperCase(Locale.ROOT).replace("-", " ");
    assertEquals(303, code(browser, pass(password(browser, "dan")), typed).statusCode());
    assertTrue(browser.get(HERE).body().contains("9 codes on paper are left"));
    TestBrowser other = people.stranger();
    String pass = pass(password(other, "dan"));
    assertEquals(422, code(other, pass, typed).statusCode());
    assertEquals(422, dan.browser().fill(HERE + "/codes", "current", "wrong one").statusCode());
    List<String> fresh = paper(dan.browser().fill(HERE + "/codes", "current", People.PASSWORD));
    assertEquals(10, fresh.size());
    assertEquals(422, code(other, pass, dan.paper().get(4)).statusCode());
    assertEquals(303, code(other, pass, fresh.get(0)).statusCode());
  }

  @Test
  void wrongCodesAreSlowedDown() {
    Person eva = person("eva");
    TestBrowser browser = people.stranger();
    String pass = pass(password(browser, "eva"));
    for (int i = 0; i < 5; i++) {
      assertEquals(422, code(browser, pass, eva.app().wrong()).statusCode());
    }
    HttpResponse<String> soon = code(browser, pass, eva.app().code());
    assertEquals(429, soon.statusCode(), "nor is the right one looked at");
    assertTrue(soon.headers().firstValue("Retry-After").isPresent());
    String anew = pass(password(people.stranger(), "eva"));
    assertEquals(429, code(browser, anew, eva.app().code()).statusCode(), "by account");
    clock.advance(Duration.ofSeconds(16));
    assertEquals(303, code(browser, anew, eva.app().code()).statusCode());
  }

  @Test
  void codeIsShownSoonAfterThePassword() {
    Person finn = person("finn");
    TestBrowser browser = people.stranger();
    String pass = pass(password(browser, "finn"));
    clock.advance(Duration.ofMinutes(10));
    HttpResponse<String> late = code(browser, pass, finn.app().code());
    assertEquals(422, late.statusCode());
    assertTrue(late.body().contains("took too long"), late.body());
    assertEquals(422, code(browser, "x", finn.app().code()).statusCode());
    assertFalse(isIn(browser));
  }

  @Test
  void linkWithANewPasswordAsksForTheCode() {
    Person gil = person("gil");
    String id = account("gil");
    HttpResponse<String> made = people.administrator().fill("/people/" + id + "/invitation");
    TestBrowser browser = people.stranger();
    String fresh = "a quite different staple";
    HttpResponse<String> asked = browser.fill(People.link(made), "password", fresh, "again", fresh);
    String pass = pass(asked);
    assertFalse(isIn(browser));
    assertEquals(303, code(browser, pass, gil.app().code()).statusCode());
    assertTrue(isIn(browser));
  }

  private static String account(String login) {
    return Rows.of(data, "SELECT id FROM account WHERE login = '" + login + "'").get(0);
  }

  @Test
  void settingItUpNeedsThePasswordAndACodeAndEndsOtherSessions() {
    TestBrowser browser = people.named("hal");
    TestBrowser elsewhere = people.stranger();
    assertEquals(303, password(elsewhere, "hal").statusCode());
    assertEquals(422, browser.fill(HERE, "current", "not my password").statusCode());
    assertEquals(422, browser.fill(HERE + "/confirm", "code", "123456").statusCode(), "no key");
    HttpResponse<String> shown = browser.fill(HERE, "current", People.PASSWORD);
    assertTrue(shown.body().contains("<svg class=\"qr\""), shown.body());
    assertEquals("no-store", shown.headers().firstValue("Cache-Control").orElse(""));
    TestApp app = told(shown);
    HttpResponse<String> wrong = browser.fill(HERE + "/confirm", "code", app.wrong());
    assertEquals(422, wrong.statusCode());
    assertTrue(KEY.matcher(wrong.body()).find(), "the same key can be tried again");
    TestBrowser third = people.stranger();
    assertEquals(303, password(third, "hal").statusCode(), "none is asked for yet");
    assertEquals(200, browser.fill(HERE + "/confirm", "code", app.code()).statusCode());
    assertTrue(isIn(browser));
    assertFalse(isIn(elsewhere));
    assertFalse(isIn(third));
    HttpResponse<String> anew = browser.fill(HERE, "current", People.PASSWORD);
    assertFalse(KEY.matcher(anew.body()).find(), "a key that is used is not shown");
  }

  @Test
  void itsOwnerEndsItWithACodeOnly() {
    Person ivy = person("ivy");
    HttpResponse<String> refused = ivy.browser().fill(HERE + "/end", "code", ivy.app().wrong());
    assertEquals(422, refused.statusCode());
    pass(password(people.stranger(), "ivy"));
    assertEquals(303, ivy.browser().fill(HERE + "/end", "code", ivy.app().code()).statusCode());
    assertEquals(303, password(people.stranger(), "ivy").statusCode());
    assertTrue(ivy.browser().get(HERE).body().contains("Set it up"));
    HttpResponse<String> none = ivy.browser().fill(HERE + "/codes", "current", People.PASSWORD);
    assertEquals(303, none.statusCode(), "without a second step there are no codes on paper");
    for (String table : List.of("second_step", "recovery_code", "first_step")) {
      assertEquals(0, Rows.count(data, table + " WHERE account = " + account("ivy")), table);
    }
  }

  @Test
  void administratorEndsItForWhoHasLostEverythingAndTheLogSaysSo() {
    Person joe = person("joe");
    code(people.stranger(), pass(password(people.stranger(), "joe")), joe.app().wrong());
    TestBrowser administrator = people.administrator();
    assertTrue(administrator.get("/people?name=joe").body().contains("End the second step of Joe"));
    String path = "/people/" + account("joe") + "/second-step";
    assertEquals(403, joe.browser().fill(path).statusCode());
    HttpResponse<String> ended = administrator.fill(path + "?name=joe");
    assertTrue(ended.body().contains("Joe signs in without a code now"), ended.body());
    assertFalse(ended.body().contains("End the second step of Joe"), ended.body());
    assertEquals(303, password(people.stranger(), "joe").statusCode());
    assertEquals(
        List.of("second step set up", "signed in by password and a code of an app", "wrong code "),
        Rows.of(
            data,
            "SELECT what || ' ' || after FROM security_event WHERE subject = '' AND what <> "
                + "'signed in' AND account = "
                + account("joe")
                + " OR after LIKE '%code of an app' AND account = "
                + account("joe")
                + " ORDER BY id"));
    String log = administrator.get("/people/log").body();
    assertTrue(log.contains("second step: Joe"), log);
  }

  @Test
  void copyOfTheirDataSaysThatItIsThereAndErasureTakesItOut() {
    Person kim = person("kim");
    String export = kim.browser().get("/account/export").body();
    assertTrue(export.contains("\"codes_on_paper\""), export);
    String key =
        Rows.of(data, "SELECT key FROM second_step WHERE account = " + account("kim")).get(0);
    assertFalse(export.contains(key), "no secret");
    String id = account("kim");
    password(people.stranger(), "kim");
    people.administrator().fill("/people/" + id + "/erase", "login", "kim");
    for (String table : List.of("second_step", "recovery_code", "first_step")) {
      assertEquals(0, Rows.count(data, table + " WHERE account = " + id), table);
    }
  }

  @Test
  void whoComesFromElsewhereHasNothingToSetUp() {
    TestBrowser lea = people.named("lea");
    assertTrue(lea.get("/account").body().contains(HERE));
    Rows.change(data, "UPDATE account SET password = NULL WHERE login = 'lea'");
    assertTrue(lea.get(HERE).body().contains("without a password of this site"));
    assertFalse(lea.get("/account").body().contains(HERE));
  }
}
