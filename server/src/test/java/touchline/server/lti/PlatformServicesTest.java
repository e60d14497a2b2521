package touchline.server.lti;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.nimbusds.jose.jwk.JWKSet;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.text.ParseException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.ClassRoom;
import touchline.server.Pause;
import touchline.server.People;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.TestClock;
import touchline.server.TestSite;

/** Marks and rosters between a site and a platform, as the instructor sees them. */
class PlatformServicesTest {
  private static final String HELPER =
      "http://purl.imsglobal.org/vocab/lis/v2/membership/Instructor#TeachingAssistant";

  /** In seconds, on a busy machine. */
  private static final int PATIENCE = 120;

  @TempDir private static Path data;
  private static TestSite site;
  private static TestPlatform platform;
  private static TestServices services;
  private static People people;
  private static TestBrowser teacher;
  private static String course = "";
  private static String assignment = "";

  @BeforeAll
  static void start() {
    TestClock clock = new TestClock();
    site = TestSite.startReaching(data, clock);
    people = new People(site);
    services = new TestServices(PlatformServicesTest::keys, clock);
    platform = new TestPlatform(site, clock);
    platform.tokens = services.url() + "/token";
    assertEquals(303, platform.registerBy(people.administrator()).statusCode());
    teacher = people.stranger();
    Matcher visit =
        Pattern.compile("name=\"visit\" value=\"([^\"]+)")
            .matcher(platform.launch(teacher, "teacher", TestPlatform.TEACHER).body());
    assertTrue(visit.find());
    HttpResponse<String> made =
        teacher.post(
            "/lti/connect",
            "visit=" + visit.group(1) + "&course=new&title=Geometry&zone=UTC",
            "Sec-Fetch-Dest",
            "document");
    course = ClassRoom.location(made);
    String unconnected = teacher.get(course + "/platform-roster").body();
    assertTrue(unconnected.contains("No course of a platform that tells"), unconnected);
    String none = teacher.get(course + "/platform-marks").body();
    assertTrue(none.contains("No link in a learning platform takes marks yet"), none);
    assignment =
        ClassRoom.location(
            teacher.fill(
                course + "/assignments",
                "title",
                "Week 1",
                "opens",
                "2026-03-02T08:00",
                "due",
                "2026-03-09T08:00",
                "closes",
                "2026-03-09T08:00",
                "attempts",
                "2",
                "counting",
                "best",
                "solutions",
                "never",
                "published",
                "yes",
                "use:" + ClassRoom.VALUE,
                "yes",
                "points:" + ClassRoom.VALUE,
                "4"));
    assertFalse(shows(assignment, "Marks in the platform"), "nobody has opened a link yet");
  }

  @AfterAll
  static void stop() {
    platform.close();
    services.close();
    site.close();
  }

  private static JWKSet keys() {
    try {
      return JWKSet.parse(new TestBrowser(site.url()).get("/lti/keys").body());
    } catch (ParseException broken) {
      throw new IllegalStateException(broken);
    }
  }

  /** A student opens the link to the assignment. */
  private static void opens(String student) {
    Object[] more = {
      TestPlatform.CLAIM + "custom",
      Map.of("target", "assignment/" + number(assignment)),
      TestPlatform.CLAIM + "resource_link",
      Map.of("id", "week-1"),
      "https://purl.imsglobal.org/spec/lti-ags/claim/endpoint",
      Map.of(
          "scope",
          List.of(TestServices.SCOPES.split(" ")),
          "lineitem",
          services.lineItem(),
          "lineitems",
          services.url() + "/items"),
      "https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice",
      Map.of("context_memberships_url", services.memberships())
    };
    assertEquals(
        assignment,
        ClassRoom.location(
            platform.launch(people.stranger(), student, TestPlatform.STUDENT, more)));
  }

  private static String number(String path) {
    return path.replaceAll(".*/", "");
  }

  private static String account(String student) {
    return Rows.of(data, "SELECT account FROM outside_account WHERE subject = '" + student + "'")
        .get(0);
  }

  private static void mark(String student, double points) {
    Rows.change(data, "DELETE FROM grade WHERE account = " + account(student));
    Rows.change(
        data,
        "INSERT INTO grade (assignment, account, points, is_late, last_at) VALUES (%s, %s, %s, 0, '2026')"
            .formatted(number(assignment), account(student), points));
  }

  private static void await(BooleanSupplier event, String what) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
    while (!event.getAsBoolean()) {
      assertTrue(System.nanoTime() < end, what);
      Pause.brief();
    }
  }

  private static boolean shows(String path, String words) {
    return teacher.get(path).body().contains(words);
  }

  @Test
  void marksGoThereByThemselvesAndPagesTell() {
    opens("s-1");
    opens("s-2");
    mark("s-1", 3);
    await(() -> services.marks().shown("s-1") == 7.5, "the mark must arrive");
    assertTrue(shows(assignment, course + "/platform-marks?assignment=" + number(assignment)));
    String list = course + "/platform-marks";
    await(() -> shows(list, "1 sent"), "what was sent must be written down");
    assertTrue(shows(list + "?assignment=" + number(assignment), "All of this course"));
    Matcher link = Pattern.compile(list + "/[0-9]+").matcher(teacher.get(list).body());
    assertTrue(link.find());
    String one = link.group();
    await(() -> shows(one, "The platform was asked what it shows on 2 Mar 2026"), "read back");
    assertTrue(shows(one, "sent 2 Mar, 08:00"));
    services.marks().override("s-1", 5);
    assertEquals(one + "?done=again", ClassRoom.location(teacher.post(one, "")));
    assertTrue(shows(one + "?done=again", "The platform is asked now"));
    await(() -> shows(one, "overridden there"), "what stands there now");
    assertEquals(404, teacher.get(list + "/999").statusCode());
    mark("s-2", 4);
    await(() -> services.marks().shown("s-2") == 10, "the mark must arrive");
    await(
        () ->
            Rows.count(data, "lti_score WHERE state = 'sent'") == 2
                && Rows.count(data, "lti_reading WHERE due_at IS NOT NULL") == 0,
        "nothing is left to be done");
    hindrancesAreTold(one);
    missingColumnIsTold(one);
    assertEquals(List.of(), services.wrong());
  }

  /** As if the link had come without a column, which the platform refuses to make. */
  private static void missingColumnIsTold(String one) {
    Rows.change(
        data,
        "UPDATE lti_context SET line_items = '%s', scopes = scopes || ' %s'"
            .formatted(services.lineItems(), TestServices.ITEMS));
    services.answerItems(403, "{\"reason\": \"no such right\"}");
    Rows.change(data, "UPDATE lti_link SET line_item = ''");
    String words = "does not let this site make a column: it answered 403 (no such right).";
    await(() -> shows(one, words), "what the platform said");
    assertTrue(shows(one, "The platform was asked on 2 Mar 2026, 08:00, and is asked again by"));
    assertTrue(shows(one, "No mark is lost."));
    assertTrue(shows(course + "/platform-marks", "no column could be made"));
    assertTrue(shows(assignment, "Marks in the platform"));
    services.answerItems(0, "");
    assertEquals(one + "?done=again", ClassRoom.location(teacher.post(one, "")));
    await(() -> services.items().size() == 1, "the button asks again");
    await(() -> !shows(one, "No mark is lost."), "the column is there");
  }

  private static void hindrancesAreTold(String one) {
    Rows.change(data, "UPDATE assignment SET is_held = 1");
    Rows.change(
        data,
        "INSERT INTO lti_pause (platform, until_at, failures, problem, since_at)"
            + " SELECT id, 9000000000000000, 1, 'it is asleep', '2026' FROM lti_platform");
    Rows.change(data, "UPDATE lti_reading SET problem = 'it is secret'");
    assertTrue(shows(one, "it is asleep"));
    assertTrue(shows(one, "The points of this assignment are held back"));
    assertTrue(shows(one, "could not be read: it is secret."));
    assertTrue(shows(course + "/platform-marks", "held back until they are released"));
    assertTrue(shows(course + "/platform-marks", "the platform does not answer"));
    Rows.change(data, "DELETE FROM lti_score");
    assertTrue(shows(one, "No mark has gone there yet."));
    Rows.change(data, "UPDATE assignment SET is_held = 0");
    Rows.change(data, "DELETE FROM lti_pause");
  }

  private static void readRoster() {
    String path = course + "/platform-roster";
    assertEquals(path, ClassRoom.location(teacher.post(path, "")));
  }

  private static String role(String subject) {
    List<String> role =
        Rows.of(
            data,
            "SELECT role FROM member JOIN outside_account ON outside_account.account = member.account"
                + " WHERE subject = '"
                + subject
                + "'");
    return role.isEmpty() ? "" : role.get(0);
  }

  @Test
  void rosterOfSixtyIsFollowed() {
    opens("s-1");
    // From here on nothing is read by itself for an hour, while requests are counted.
    readRoster();
    assertTrue(shows(course + "/members", course + "/platform-roster"));
    services.member("teacher", TestPlatform.TEACHER, "Active");
    for (int i = 1; i <= 60; i++) {
      services.member("r-" + i, TestPlatform.STUDENT, "Active");
    }
    services.member("away", TestPlatform.STUDENT, "Inactive");
    services.member("r-1", HELPER, "Active");
    services.member(
        "r-16", "<img src=x onerror=alert(1)>\0\n\u0007", TestPlatform.STUDENT, "Active");
    int before = services.requests("members");
    readRoster();
    assertEquals(7, services.requests("members") - before, "ten on each page");
    assertEquals("student", role("r-60"));
    assertEquals("assistant", role("r-1"));
    assertEquals("owner", role("teacher"));
    assertEquals("", role("away"));
    assertTrue(shows(course + "/members", "Person r-17"));
    assertTrue(shows(course + "/members", "&lt;img src=x onerror=alert(1)&gt;"), "a name is text");
    assertFalse(shows(course + "/members", "<img src=x"), "a name is text");
    assertTrue(shows(course + "/platform-roster", "read 2 Mar 2026"));
    Rows.change(data, "UPDATE lti_roster SET read_at = NULL");
    assertTrue(shows(course + "/platform-roster", "not read yet"));
    assertTrue(shows(course + "/log", "by the roster of a learning platform"));

    services.member("r-1", TestPlatform.STUDENT, "Active");
    services.leave("r-2");
    assertEquals(
        303,
        teacher.post(course + "/members/" + account("r-3") + "/remove", "sure=yes").statusCode());
    readRoster();
    assertEquals("student", role("r-1"));
    assertEquals("student", role("r-2"), "who leaves there stays here");
    assertTrue(shows(course + "/platform-roster", "Person r-2"));
    assertEquals("", role("r-3"), "who was taken out here stays out");
    services.member("r-2", TestPlatform.STUDENT, "Active");
    readRoster();
    assertFalse(shows(course + "/platform-roster", "Person r-2"));
    fiveHundredComeInPagesOfAnySize();
    halfAListMovesNobody();
    rosterIsNotBelievedWhatever();
  }

  private static int there() {
    return Rows.count(data, "lti_member WHERE left_at IS NULL");
  }

  private static void fiveHundredComeInPagesOfAnySize() {
    for (int i = 61; i <= 500; i++) {
      services.member("r-" + i, TestPlatform.STUDENT, "Active");
    }
    services.pages().size(200);
    services.pages().nameRelatively(true);
    int before = services.requests("members");
    readRoster();
    await(() -> there() == 501, "all of them, and the teacher");
    assertEquals(3, services.requests("members") - before, "two hundred on each page");
    services.pages().size(37);
    readRoster();
    await(() -> services.requests("members") - before == 3 + 14, "and in many");
    assertEquals(501, there());
    assertFalse(shows(course + "/platform-roster", "It could not be read"));
  }

  /** A page that fails or holds no list is no end of the list. */
  private static void halfAListMovesNobody() {
    String page = course + "/platform-roster";
    services.pages().breakPage(7, 500);
    readRoster();
    await(() -> shows(page, "it answered 500 (the list is broken)"), "why is told");
    assertEquals(501, there());
    services.pages().breakPage(7, 200);
    readRoster();
    await(() -> shows(page, "what it answered is no list"), "why is told");
    assertEquals(501, there());
    services.pages().breakPage(-1, 0);
    services.leave("r-499");
    readRoster();
    await(() -> there() == 500, "who has left is found on a whole list");
    assertTrue(shows(page, "Person r-499"));
    services.pages().nameRelatively(false);
    services.pages().size(60);
  }

  /** Nothing changes where a list leads elsewhere, never ends, or is empty. */
  private static void rosterIsNotBelievedWhatever() {
    services.pages().leadTo("http://localhost:1/members?page=N");
    readRoster();
    assertTrue(shows(course + "/platform-roster", "goes on at another host"));
    services.pages().leadTo(services.url() + "/members?course=geometry&page=N");
    int before = services.requests("members");
    readRoster();
    String page = course + "/platform-roster";
    await(() -> shows(page, "more than 200 pages"), "it must be left");
    int asked = services.requests("members") - before;
    assertTrue(asked >= 200 && asked < 300, "a broken connection is tried again: " + asked);
    services.pages().leadTo(services.url() + "/members?course=geometry&page=1");
    readRoster();
    assertTrue(shows(page, "leads back to a page before"));
    assertEquals("student", role("r-60"));
    services.pages().leadTo("");
    Rows.change(data, "UPDATE lti_roster SET due_at = 0");
    await(
        () -> Rows.of(data, "SELECT problem FROM lti_roster").equals(List.of("")),
        "it is read by itself, too");
  }
}
