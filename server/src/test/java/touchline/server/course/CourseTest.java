package touchline.server.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.Cells;
import touchline.server.People;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.TestSite;

/** Courses over HTTP: making, joining, roles, rosters, the log. */
@Tag("store")
class CourseTest {
  private static final String ROSTER = "login,name,section\nstu,Stu,A\nsue,Sue,B\n";

  @TempDir private Path data;
  private TestSite site;
  private People people;
  private TestBrowser owner;
  private String course = "";

  @BeforeEach
  void start() {
    site = TestSite.startWithoutScript(data);
    people = new People(site);
    owner = people.administrator();
    course = location(owner.fill("/courses", "title", "Games 1 <b>", "zone", "Europe/Berlin"));
  }

  @AfterEach
  void stop() {
    site.close();
  }

  private static String location(HttpResponse<String> answer) {
    assertEquals(303, answer.statusCode(), answer.body());
    return answer.headers().firstValue("Location").orElseThrow();
  }

  private String account(String login) {
    return Rows.of(data, "SELECT id FROM account WHERE login = '" + login + "'").get(0);
  }

  /** Somebody new with a role in the course. */
  private TestBrowser member(String login, String role) {
    TestBrowser person = people.named(login);
    location(owner.fill(course + "/members", "login", login, "role", role));
    return person;
  }

  private String preview(String roster) {
    return location(owner.fill(course + "/roster", "text", roster));
  }

  private List<String> members() {
    return Rows.of(
        data,
        "SELECT login || ' ' || role || ' ' || section FROM member JOIN account"
            + " ON account.id = member.account ORDER BY login");
  }

  @Test
  void titleIsEscapedAndZoneMustExist() {
    assertTrue(owner.get(course).body().contains("<h1>Games 1 &lt;b&gt;</h1>"));
    HttpResponse<String> bad = owner.fill("/courses", "title", "", "zone", "GMT+2 or so");
    assertEquals(422, bad.statusCode());
    assertTrue(bad.body().contains("There is no time zone GMT+2 or so."), bad.body());
    assertTrue(bad.body().contains("Type the course&#39;s title."), bad.body());
    assertTrue(bad.body().contains("value=\"GMT+2 or so\""), bad.body());
  }

  @Test
  void studentsJoinByTheCodeWhileThereIsOne() {
    TestBrowser stu = people.named("stu");
    assertEquals(422, stu.fill("/courses/join", "code", "abcdefgh").statusCode());
    location(owner.fill(course + "/join-code", "open", "yes"));
    String code = Rows.of(data, "SELECT join_code FROM course").get(0);
    String typed = code.substring(0, 4).toUpperCase(Locale.ROOT) + "-" + code.substring(4);
    assertEquals(course, location(stu.fill("/courses/join", "code", typed)));
    assertEquals(course, location(stu.fill("/courses/join", "code", code)), "twice is once");
    assertEquals(List.of("ada owner ", "stu student "), members());
    location(owner.fill(course + "/join-code", "open", "no"));
    assertEquals(422, people.named("sue").fill("/courses/join", "code", code).statusCode());
  }

  @Test
  void rosterIsLookedAtThenTakenOverWholeAndOnlyOnce() {
    String preview = preview(ROSTER);
    String page = owner.get(preview).body();
    assertTrue(page.contains("New accounts: 2"), page);
    assertEquals(List.of("ada owner "), members(), "a preview changes nothing");
    location(owner.fill(preview));
    assertEquals(List.of("ada owner ", "stu student A", "sue student B"), members());
    location(owner.fill(preview));
    assertEquals(List.of("ada owner ", "stu student A", "sue student B"), members());
    assertTrue(owner.get(preview).body().contains("There is nothing to do."));
    String moved = preview("email,name,section\nstu,Other Name,B\nsue,Sue,\n");
    assertTrue(owner.get(moved).body().contains("Moving to another section: 1"));
    location(owner.fill(moved));
    assertEquals(List.of("ada owner ", "stu student B", "sue student B"), members());
    assertEquals(
        List.of("Stu"),
        Rows.of(data, "SELECT name FROM account WHERE login = 'stu'"),
        "a roster renames nobody");
  }

  @Test
  void rosterWithAProblemIsNotTakenOverAtAll() {
    String preview = preview("login,name\nstu,Stu\nsue\n");
    HttpResponse<String> page = owner.get(preview);
    assertEquals(422, page.statusCode());
    assertTrue(page.body().contains("This line has one field; the first has 2."), page.body());
    assertEquals(422, owner.fill(preview).statusCode());
    assertEquals(List.of("ada owner "), members());
  }

  @Test
  void fileIsTakenWholeOrNotAtAll() {
    StringBuilder lines = new StringBuilder("login,name\n");
    for (int i = 0; i < 5_000; i++) {
      lines.append("student").append(i).append(",Student ").append(i).append('\n');
    }
    String boundary = "a line that no roster has";
    String form =
        "--%s\r\nContent-Disposition: form-data; name=\"file\"; filename=\"class.csv\"\r\n\r\n%s\r\n--%s--\r\n"
            .formatted(boundary, lines, boundary);
    HttpResponse<String> sent =
        owner.send(
            owner
                .request(
                    course + "/roster",
                    "Content-Type",
                    "multipart/form-data; boundary=\"" + boundary + "\"")
                .POST(BodyPublishers.ofString(form)));
    assertTrue(owner.get(location(sent)).body().contains("New accounts: 5000"));
    HttpResponse<String> tooLong =
        owner.fill(course + "/roster", "text", lines + ",".repeat(4 * 1024 * 1024));
    assertEquals(413, tooLong.statusCode());
    assertTrue(tooLong.body().contains("A roster has at most 4 MB."), tooLong.body());
  }

  @Test
  void newStudentComesInByTheLinkThatTheInstructorHandsOut() {
    TestBrowser ina = member("ina", "instructor");
    location(owner.fill(preview(ROSTER)));
    String link = course + "/members/" + account("stu") + "/link";
    TestBrowser stu = people.entered(ina.fill(link));
    assertTrue(stu.get("/courses").body().contains("Games 1 &lt;b&gt;"));
  }

  @Test
  void linkCannotTakeOverAnAccountFromElsewhere() {
    TestBrowser ina = member("ina", "instructor");
    people.named("stu");
    String other = location(owner.fill("/courses", "title", "Other", "zone", "UTC"));
    location(owner.fill(other + "/members", "login", "stu", "role", "student"));
    location(owner.fill(preview("login,name\nstu,Stu\n")));
    for (String login : List.of("stu", "ada", "ina")) {
      assertNoLink(ina, login);
    }
  }

  private void assertNoLink(TestBrowser who, String login) {
    HttpResponse<String> refused = who.fill(course + "/members/" + account(login) + "/link");
    assertEquals(422, refused.statusCode(), login);
    assertTrue(refused.body().contains("only an administrator can make a link"), refused.body());
    assertFalse(refused.body().contains("/welcome/"), refused.body());
    assertFalse(
        refused.body().contains(account(login) + "/link\""), "what is refused is no button");
  }

  @Test
  void staffComeIntoNoAccountThatTheirRosterDidNotMakeOrThatSomebodyUses() {
    TestBrowser ina = member("ina", "instructor");
    People.link(owner.fill("/people", "login", "dean", "name", "Dean"));
    location(ina.fill(course + "/members", "login", "dean", "role", "student"));
    assertNoLink(ina, "dean");

    location(ina.fill(preview(ROSTER)));
    String link = course + "/members/" + account("stu") + "/link";
    String first = People.link(ina.fill(link));
    HttpResponse<String> again = ina.fill(link);
    assertEquals(410, people.stranger().get(first).statusCode(), "another one ends the first");
    String other = location(owner.fill("/courses", "title", "Other", "zone", "UTC"));
    location(owner.fill(other + "/members", "login", "sue", "role", "student"));
    assertNoLink(ina, "sue");
    TestBrowser stu = people.entered(again);
    assertNoLink(ina, "stu");
    assertEquals(200, stu.get("/account").statusCode());
    assertTrue(
        Cells.bare(owner.get(course + "/log").body())
            .contains("<td>Ina</td><th>sign-in link: Stu</th><td></td><td>to hand over</td>"),
        "it is in the log as what it is");
    assertTrue(stu.get("/account").body().contains("<li>By Ina on "), "the owner is told");

    location(owner.fill(course + "/members/" + account("sue"), "role", "assistant", "section", ""));
    assertNoLink(ina, "sue");
    People.link(owner.fill(course + "/members/" + account("sue") + "/link"));
  }

  @Test
  void nobodyGetsALinkForSomebodyWhoWasErased() {
    location(owner.fill(preview(ROSTER)));
    String stu = account("stu");
    String link = course + "/members/" + stu + "/link";
    String made = People.link(owner.fill(link));
    location(owner.fill("/people/" + stu + "/erase", "login", "stu"));
    assertEquals(410, people.stranger().get(made).statusCode());
    assertEquals(404, owner.fill(link).statusCode());
    assertEquals(404, owner.fill("/people/" + stu + "/invitation").statusCode());
    assertFalse(owner.get(course + "/members").body().contains(stu + "/link\""));
    assertFalse(owner.get("/people").body().contains("erased-"));
  }

  @Test
  void nobodyRaisesAnybodyAboveThemselvesAndOneOwnerStays() {
    TestBrowser ina = member("ina", "instructor");
    member("stu", "student");
    String stu = course + "/members/" + account("stu");
    assertEquals(422, ina.fill(stu, "role", "owner", "section", "").statusCode());
    assertEquals(303, ina.fill(stu, "role", "assistant", "section", "A").statusCode());
    String ada = course + "/members/" + account("ada");
    assertEquals(403, ina.fill(ada, "role", "student", "section", "").statusCode());
    assertEquals(422, owner.fill(ada, "role", "student", "section", "").statusCode());
    assertEquals(List.of("ada owner ", "ina instructor ", "stu assistant A"), members());
  }

  @Test
  void assistantWithASectionSeesThatOneOnly() {
    location(owner.fill(preview(ROSTER)));
    TestBrowser asa = member("asa", "assistant");
    assertTrue(asa.get(course + "/members").body().contains(">sue<"));
    location(
        owner.fill(course + "/members/" + account("asa"), "role", "assistant", "section", "A"));
    String seen = asa.get(course + "/members?section=B").body();
    assertTrue(seen.contains(">stu<"), seen);
    assertFalse(seen.contains(">sue<"), seen);
  }

  @Test
  void archivedCourseIsReadAndNotChanged() {
    member("stu", "student");
    location(owner.fill(course + "/archive", "archived", "yes"));
    assertEquals(
        422,
        owner
            .fill(course + "/members/" + account("stu"), "role", "assistant", "section", "")
            .statusCode());
    assertEquals(422, owner.fill(preview(ROSTER)).statusCode());
    assertEquals(List.of("ada owner ", "stu student "), members());
    assertEquals(200, owner.get(course + "/members").statusCode());
  }

  @Test
  void secondOfTwoWhoEditIsTold() {
    String page = owner.get(course + "/settings").body();
    String was =
        page.replaceAll("(?s).*name=\"was\" value=\"([^\"]*)\".*", "$1")
            .replace("&lt;", "<")
            .replace("&gt;", ">");
    location(owner.fill(course + "/settings", "title", "First", "zone", "UTC", "was", was));
    HttpResponse<String> second =
        owner.fill(course + "/settings", "title", "Second", "zone", "UTC", "was", was);
    assertEquals(409, second.statusCode());
    assertTrue(second.body().contains("Somebody else changed this course"), second.body());
    assertTrue(second.body().contains("value=\"Second\""), second.body());
    assertEquals(List.of("First"), Rows.of(data, "SELECT title FROM course"));
  }

  @Test
  void everyChangeIsInTheLogAndStaysThere() {
    location(owner.fill(preview(ROSTER)));
    location(
        owner.fill(course + "/members/" + account("stu"), "role", "assistant", "section", "A"));
    String log = Cells.bare(owner.get(course + "/log").body());
    assertTrue(log.contains("2 new accounts, 0 joined, 0 moved to another section"), log);
    assertTrue(log.contains("<td>student in A</td><td>assistant in A</td>"), log);
    assertThrows(
        IllegalStateException.class, () -> Rows.change(data, "UPDATE audit SET after = ''"));
    assertThrows(IllegalStateException.class, () -> Rows.change(data, "DELETE FROM audit"));
  }
}
