package touchline.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.ClassRoom;
import touchline.server.People;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.csv.CsvLines;

/** A whole class comes in by links in a file or on a sheet, and by the code of its course. */
@Tag("store")
class InviteTest {
  @TempDir private Path data;
  private ClassRoom room;
  private String links = "";

  @BeforeEach
  void start() {
    room = new ClassRoom(data);
    links = room.course + "/invitations/links";
  }

  @AfterEach
  void stop() {
    room.close();
  }

  private void roster(TestBrowser who, String lines) {
    String preview = ClassRoom.location(who.fill(room.course + "/roster", "text", lines));
    ClassRoom.location(who.fill(preview));
  }

  private static List<List<String>> table(HttpResponse<String> file) {
    assertEquals(200, file.statusCode(), file.body());
    assertEquals("no-store", file.headers().firstValue("Cache-Control").orElse(""));
    List<List<String>> lines = new ArrayList<>();
    CsvLines.read(
        file.body().getBytes(StandardCharsets.UTF_8),
        (number, fields) -> lines.add(List.copyOf(fields)));
    return lines;
  }

  private static String path(List<String> line) {
    return line.get(4).replaceFirst("http://[^/]*", "");
  }

  @Test
  void threeHundredComeInWithOneFileOfLinks() {
    StringBuilder lines = new StringBuilder("login,name,section\n");
    for (int i = 0; i < 300; i++) {
      lines.append("s").append(i).append(",Student ").append(i).append(i < 100 ? ",A\n" : ",B\n");
    }
    roster(room.owner, lines.toString());
    assertTrue(room.owner.get(room.course).body().contains("300 have</a> not come yet."));
    String page = room.owner.get(room.course + "/invitations").body();
    assertTrue(page.contains("300 students have"), page);
    List<List<String>> some = table(room.owner.fill(links, "section", "A", "form", "file"));
    assertEquals(101, some.size());
    String half = room.owner.get(room.course + "/invitations").body();
    assertTrue(half.contains("for 200 of them no link was made so far"), half);
    List<List<String>> rest = table(room.owner.fill(links, "form", "file", "whom", "new"));
    assertEquals(201, rest.size(), "who has a link keeps it");
    HashSet<String> all = new HashSet<>();
    some.forEach(line -> all.add(path(line)));
    rest.forEach(line -> all.add(path(line)));
    assertEquals(301, all.size(), "one each, and the heading");
    assertEquals(422, room.owner.fill(links, "form", "file", "whom", "new").statusCode());

    TestBrowser first = room.people.stranger();
    String link = path(some.get(1));
    assertTrue(link.matches("/welcome/[a-z2-9]{4}(-[a-z2-9]{4}){3}"), link);
    String typed = "/welcome/" + link.substring(9).toUpperCase(Locale.ROOT);
    String[] password = {"password", People.PASSWORD, "again", People.PASSWORD};
    assertEquals(303, first.fill(typed, password).statusCode(), "capitals make no difference");
    assertTrue(first.get("/courses").body().contains("Games"));
    assertEquals(410, room.people.stranger().get(link).statusCode(), "it works once");
    assertEquals(
        List.of("300"),
        Rows.of(data, "SELECT count(*) FROM invite JOIN invite_batch ON batch = id"));
    String batch = room.owner.get(room.course + "/invitations").body();
    assertTrue(batch.contains("100 links made; one has chosen a password."), batch);

    List<List<String>> again = table(room.owner.fill(links, "form", "file", "whom", "all"));
    assertEquals(300, again.size(), "but not who has come");
    String old = path(some.get(2));
    assertEquals(410, room.people.stranger().get(old).statusCode(), "a new one ends the first");
    room.clock.advance(Duration.ofDays(7));
    String late = path(again.get(1));
    assertEquals(410, room.people.stranger().get(late).statusCode(), "it ends after seven days");
  }

  @Test
  void noLinkIsKeptAndTheSheetSaysItOnce() {
    roster(room.owner, "login,name,section\nbo,Bo <b>,A\ncy,Cy,\n");
    HttpResponse<String> sheet = room.owner.fill(links, "form", "sheet");
    List<String> codes =
        Pattern.compile("/welcome/([a-z2-9-]{19})<")
            .matcher(sheet.body())
            .results()
            .map(code -> code.group(1))
            .toList();
    assertEquals(2, codes.size(), sheet.body());
    assertTrue(sheet.body().contains("Bo &lt;b&gt;"), sheet.body());
    String kept = String.join(" ", Rows.of(data, "SELECT token_sha256 FROM invitation"));
    codes.forEach(code -> assertFalse(kept.contains(code)));
    assertFalse(room.owner.get(room.course + "/invitations/1").body().contains(codes.get(0)));
    assertTrue(
        Rows.of(data, "SELECT after FROM audit WHERE what = 'invitations'")
            .equals(List.of("2 links to hand over")));
  }

  @Test
  void instructorsInviteOnlyWhomTheyMayGiveALink() {
    TestBrowser ina = room.member("ina", "instructor");
    roster(ina, "login,name\nbo,Bo\ncy,Cy\n");
    People.link(room.owner.fill("/people", "login", "dean", "name", "Dean"));
    room.owner.fill(room.course + "/members", "login", "dean", "role", "student");
    String other = room.course("UTC");
    room.owner.fill(other + "/members", "login", "cy", "role", "student");
    assertEquals("bo", table(ina.fill(links, "form", "file", "whom", "all")).get(1).get(1));
    assertEquals(2, table(ina.fill(links, "form", "file", "whom", "all")).size());
    assertEquals(4, table(room.owner.fill(links, "form", "file", "whom", "all")).size());
    ClassRoom.location(room.owner.fill(room.course + "/archive", "archived", "yes"));
    assertEquals(422, room.owner.fill(links, "form", "file", "whom", "all").statusCode());
    assertEquals(404, ina.fill(room.course + "/invitations", "whom", "all").statusCode());
    assertEquals(404, ina.get(other + "/invitations/1").statusCode());
  }

  private String code() {
    ClassRoom.location(room.owner.fill(room.course + "/join-code", "open", "yes"));
    return Rows.of(data, "SELECT join_code FROM course").get(0);
  }

  private static String[] account(String code, String login) {
    String[] filled = {
      "code",
      code,
      "name",
      "Bo",
      "login",
      login,
      "password",
      People.PASSWORD,
      "again",
      People.PASSWORD
    };
    return filled;
  }

  @Test
  void theCodeMakesAccountsOnlyWhereTheCourseSaysSo() {
    String code = code();
    TestBrowser bo = room.people.stranger();
    assertTrue(ClassRoom.location(bo.get("/join?code=" + code)).startsWith("/sign-in?next="));
    assertTrue(ClassRoom.location(bo.fill("/join", account(code, "bo"))).startsWith("/sign-in?"));
    assertEquals(List.of("ada"), Rows.of(data, "SELECT login FROM account"));
    String settings = room.owner.get(room.course + "/settings").body();
    assertTrue(settings.contains("Anyone without an account cannot join."), settings);

    ClassRoom.location(room.owner.fill(room.course + "/sign-up", "open", "yes", "domains", ""));
    assertTrue(bo.get("/join?code=" + code).body().contains("Make the account and join"));
    assertTrue(ClassRoom.location(bo.get("/join?code=abcdefgh")).startsWith("/sign-in?next="));
    HttpResponse<String> bad = bo.fill("/join", "code", code, "name", "", "login", "b");
    assertEquals(422, bad.statusCode());
    assertTrue(bad.body().contains("value=\"" + code + "\""), bad.body());
    HttpResponse<String> taken = bo.fill("/join", account(code, "ADA"));
    assertTrue(taken.body().contains("Somebody has this login name already."), taken.body());
    assertEquals(room.course, ClassRoom.location(bo.fill("/join", account(code, "bo"))));
    assertEquals(200, bo.get(room.course).statusCode());
    assertTrue(ClassRoom.location(bo.get("/join?code=" + code)).startsWith("/courses?code="));

    ClassRoom.location(room.owner.fill(room.course + "/sign-up", "domains", ""));
    TestBrowser cy = room.people.stranger();
    assertTrue(ClassRoom.location(cy.fill("/join", account(code, "cy"))).startsWith("/sign-in?"));
  }

  @Test
  void domainsNeedMailAndCodesAreNotGuessed() {
    String code = code();
    HttpResponse<String> refused =
        room.owner.fill(room.course + "/sign-up", "open", "yes", "domains", "uni.example");
    assertEquals(422, refused.statusCode());
    assertTrue(refused.body().contains("This site sends no mail"), refused.body());
    HttpResponse<String> bad =
        room.owner.fill(room.course + "/sign-up", "open", "yes", "domains", "uni");
    assertTrue(bad.body().contains("uni is no domain"), bad.body());
    ClassRoom.location(room.owner.fill(room.course + "/sign-up", "open", "yes", "domains", ""));
    TestBrowser guess = room.people.stranger();
    for (int i = 0; i < 600; i++) {
      guess.get("/join?code=x" + i);
    }
    assertEquals(303, guess.get("/join?code=" + code).statusCode(), "after so many, no answer");
    room.clock.advance(Duration.ofMinutes(1));
    assertEquals(200, guess.get("/join?code=" + code).statusCode(), "a while later there is one");
  }
}
