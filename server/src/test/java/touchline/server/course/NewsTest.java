package touchline.server.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.server.ClassRoom.location;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.ClassRoom;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.account.AddressStore;
import touchline.server.mail.OutboxStore;
import touchline.server.news.ChoiceStore;
import touchline.server.store.Database;
import touchline.server.store.TestPlace;

/** Word of what is new: numbers in the navigation, the page of news, calendars, letters. */
@Tag("store")
class NewsTest {
  private static final Pattern FEED = Pattern.compile("/calendar/([A-Za-z0-9_-]{43})[.]ics");

  @TempDir private Path data;
  private ClassRoom room;
  private TestBrowser bo;
  private String assignment = "";

  @BeforeEach
  void start() {
    room = new ClassRoom(data);
    bo = room.member("bo", "student");
    assignment = room.assignment();
    room.clock.advance(Duration.ofMinutes(1));
  }

  @AfterEach
  void stop() {
    room.close();
  }

  private static String badge(TestBrowser who, String course, String name) {
    String page = who.get(course).body();
    Matcher badge =
        Pattern.compile(">" + name + "(?: <span class=\"badge\">([0-9+]+)<|</a>)").matcher(page);
    assertTrue(badge.find(), page);
    return badge.group(1) == null ? "" : badge.group(1);
  }

  private void announce(String title) {
    location(room.owner.fill(room.course + "/news", "title", title, "text", "Bring <paper>."));
  }

  private void moreTime(String whom, String name) {
    location(
        room.owner.fill(
            assignment + "/extensions",
            "whom",
            whom,
            "logins",
            name,
            "kind",
            "by",
            "minutes",
            "60",
            "reason",
            "quagga"));
  }

  private String ask() {
    String id = assignment.replaceAll(".*/", "");
    return location(bo.fill(room.course + "/requests", "assignment", id, "text", "Why?"));
  }

  @Test
  void studentsAreToldUntilTheyHaveRead() {
    assertEquals("", badge(bo, room.course, "News"));
    announce("No class on Monday");
    moreTime("people", "bo");
    String question = ask();
    assertEquals("1", badge(room.owner, room.course, "Questions"));
    Rows.change(
        data,
        "INSERT INTO remark (course, exercise, content_version, state, asked_by, asked_at)"
            + " VALUES (1, '', 'v', 'shown', 1, '2026-01-01T00:00:00Z')");
    String waiting = room.owner.get(room.course + "/news?done").body();
    assertTrue(waiting.contains("One question waits for an answer"), waiting);
    assertTrue(waiting.contains("New marks wait for your decision"), waiting);
    assertTrue(waiting.contains("It is announced."), waiting);
    location(room.owner.fill(question, "text", "Because."));
    assertEquals("", badge(room.owner, room.course, "Questions"));
    String cell =
        room.course + "/gradebook/" + assignment.replaceAll(".*/", "") + "/" + room.account("bo");
    location(room.owner.fill(cell, "revision", "0", "points", "3", "reason", "quagga"));
    assertEquals("4", badge(bo, room.course, "News"));
    room.clock.advance(Duration.ofMinutes(1));
    String news = bo.get(room.course + "/news").body();
    assertTrue(news.contains("No class on Monday"), news);
    assertTrue(news.contains("Bring &lt;paper&gt;."), news);
    assertTrue(news.contains("Your question about Week 1 has an answer."), news);
    assertTrue(news.contains("You have more time for Week 1."), news);
    assertTrue(news.contains("Your instructor decided your points in Week 1."), news);
    assertFalse(news.contains("quagga"), news);
    assertEquals(4, news.split("class=\"badge\">new<", -1).length - 1, news);
    assertEquals("", badge(bo, room.course, "News"));
    TestBrowser cy = room.member("cy", "student");
    assertFalse(cy.get(room.course + "/news").body().contains("points in Week 1"));
    assertEquals("", badge(room.owner, room.course, "News"), "not one's own");
  }

  @Test
  void pointsThatAreHeldBackAreToldOnceTheyAreReleased() {
    String id = assignment.replaceAll(".*/", "");
    String cell = room.course + "/gradebook/" + id + "/" + room.account("bo");
    location(room.owner.fill(room.course + "/holds/" + id, "held", "yes"));
    location(room.owner.fill(cell, "revision", "0", "points", "3", "reason", "quagga"));
    location(bo.fill("/account/news", "choice", "once"));
    assertEquals("", badge(bo, room.course, "News"));
    room.clock.advance(Duration.ofMinutes(1));
    location(room.owner.fill(room.course + "/holds/" + id, "held", "no"));
    location(room.owner.fill(room.course + "/holds/" + id, "held", "no"));
    assertEquals("1", badge(bo, room.course, "News"), "once, however often it is released");
    TestBrowser cy = room.member("cy", "student");
    String news = bo.get(room.course + "/news").body();
    assertTrue(news.contains("Your points in Week 1 are released."), news);
    assertFalse(news.contains("decided your points"), news);
    assertFalse(cy.get(room.course + "/news").body().contains("released"), "who has none");
    room.clock.advance(Duration.ofMinutes(1));
    location(room.owner.fill(cell, "revision", "1", "points", "4", "reason", "quagga"));
    assertEquals("1", badge(bo, room.course, "News"), "a decision afterwards is told");
    location(room.owner.fill(room.course + "/holds/" + id, "held", "yes"));
    assertEquals("", badge(bo, room.course, "News"), "and not while they are held again");
  }

  @Test
  void nobodyIsToldOfWhatIsNotPublishedOrHasNotOpened() {
    String id = assignment.replaceAll(".*/", "");
    Rows.change(data, "UPDATE assignment SET is_published = 0, title = 'quagga' WHERE id = " + id);
    moreTime("everybody", "");
    assertEquals("", badge(bo, room.course, "News"));
    Rows.change(
        data,
        "UPDATE assignment SET is_published = 1, opens_at = '2026-03-02T09:00:00Z',"
            + " due_at = '2027-01-01T00:00:00Z', closes_at = '2027-01-01T00:00:00Z'");
    assertEquals("", badge(bo, room.course, "News"));
    assertFalse(bo.get(feed(bo)).body().contains("quagga"));
    room.clock.advance(Duration.ofHours(2));
    assertEquals("1", badge(bo, room.course, "News"));
  }

  @Test
  void whatCannotBeAnnouncedIsSaidAtTheField() {
    HttpResponse<String> empty = room.owner.fill(room.course + "/news", "title", "", "text", "x");
    assertEquals(422, empty.statusCode());
    assertTrue(empty.body().contains("Type a title."), empty.body());
    HttpResponse<String> long1 =
        room.owner.fill(room.course + "/news", "title", "x".repeat(201), "text", "");
    assertTrue(long1.body().contains("A title has at most 200 characters."), long1.body());
    assertTrue(long1.body().contains("Type a text."), long1.body());
    location(room.owner.fill(room.course + "/archive", "archived", "yes"));
    assertEquals(
        422, room.owner.fill(room.course + "/news", "title", "a", "text", "b").statusCode());
    assertEquals(0, Rows.count(data, "announcement"));
  }

  private static String feed(TestBrowser who) {
    HttpResponse<String> page = who.fill("/account/calendar");
    Matcher feed = FEED.matcher(page.body());
    assertTrue(feed.find(), page.body());
    return feed.group();
  }

  @Test
  void calendarsTellTheDueDatesOfOnePersonAtASecretAddress() {
    String first = feed(bo);
    HttpResponse<String> before = room.people.stranger().get(first);
    assertEquals(200, before.statusCode());
    assertEquals(
        "text/calendar;charset=utf-8", before.headers().firstValue("Content-Type").orElse(""));
    assertTrue(before.body().contains("DTSTART:20260302T090000Z"), before.body());
    assertTrue(before.body().contains("SUMMARY:Week 1 is due (Games)"), before.body());
    moreTime("people", "bo");
    assertTrue(room.people.stranger().get(first).body().contains("DTSTART:20260302T100000Z"));
    assertFalse(FEED.matcher(bo.get("/account/news").body()).find(), "it is shown once");
    String second = feed(bo);
    assertEquals(404, room.people.stranger().get(first).statusCode());
    assertEquals(200, room.people.stranger().get(second).statusCode());
    String ended = location(bo.fill("/account/calendar/end"));
    assertTrue(bo.get(ended).body().contains("Saved."), ended);
    assertEquals(404, room.people.stranger().get(second).statusCode());
    assertEquals(404, room.people.stranger().get("/calendar/1.ics").statusCode());
  }

  @Test
  void lettersComeToWhoChoseThemOnceOrDaily() {
    Rows.change(
        data, "UPDATE account SET mail = 'bo@x.example', mail_confirmed = 1 WHERE login = 'bo'");
    room.member("cy", "student");
    location(bo.fill("/account/news", "choice", "daily"));
    room.clock.advance(Duration.ofMinutes(1));
    announce("Monday");
    assertEquals(List.of(), letters(Duration.ZERO), "not before a day");
    assertEquals(1, letters(Duration.ofDays(1)).size());
    assertEquals(1, letters(Duration.ofDays(3)).size(), "nothing new, nothing sent");
    location(bo.fill("/account/news", "choice", "once"));
    room.clock.advance(Duration.ofMinutes(1));
    announce("Tuesday");
    List<String> all = letters(Duration.ZERO);
    assertEquals(2, all.size());
    assertTrue(all.get(1).contains("Games: Tuesday"), all.get(1));
    assertFalse(all.get(1).contains("Monday"), "what was told is not told again");
    location(bo.fill("/account/news", "choice", "never"));
    announce("Wednesday");
    assertEquals(2, letters(Duration.ofDays(2)).size());
  }

  @Test
  void anAddressThatNobodyConfirmedGetsNone() {
    TestBrowser di = room.member("di", "student");
    Rows.change(data, "UPDATE account SET mail = 'di@x.example' WHERE login = 'di'");
    location(di.fill("/account/news", "choice", "once"));
    room.clock.advance(Duration.ofMinutes(1));
    announce("Thursday");
    assertFalse(letters(Duration.ZERO).toString().contains("di@x.example"));
    Rows.change(data, "UPDATE account SET mail_confirmed = 1 WHERE login = 'di'");
    room.clock.advance(Duration.ofMinutes(1));
    announce("Friday");
    assertTrue(letters(Duration.ZERO).toString().contains("di@x.example"));
  }

  /** What waits to be sent after a round, so much later. */
  private List<String> letters(Duration later) {
    try (Database database = Database.open(TestPlace.of(data))) {
      OutboxStore outbox = new OutboxStore(database, new AddressStore(database));
      Clock then = Clock.fixed(room.clock.instant().plus(later), ZoneOffset.UTC);
      new ChoiceStore(database, outbox).tell("https://x.example", then.instant());
    }
    return Rows.of(data, "SELECT address || words FROM outbox ORDER BY id");
  }
}
