package touchline.server.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.ClassRoom;
import touchline.server.Rows;
import touchline.server.TestBrowser;

/** The header of every page says who is signed in, and how to sign in or out. */
class HeaderTest {
  private static final String LESSON = "/lessons/closest-point";
  private static final String SIGN_OUT =
      "<form method=\"post\" action=\"/sign-out\"><button type=\"submit\">Sign out</button></form>";

  /** Pages that are made once, and answers that no route gives. */
  private static final List<String> KEPT = List.of("/", LESSON, "/review");

  private static final Pattern YOU =
      Pattern.compile("<div class=\"site-you\">(.*?)</div></header>", Pattern.DOTALL);

  @TempDir private static Path data;
  private static ClassRoom room;
  private static TestBrowser student;

  @BeforeAll
  static void start() {
    room = new ClassRoom(data);
    room.assignment();
    student = room.member("stu", "student");
    Rows.change(data, "UPDATE account SET name = 'Stu <b>' WHERE login = 'stu'");
  }

  @AfterAll
  static void stop() {
    room.close();
  }

  private static Stream<String> paths() {
    try (InputStream in = HeaderTest.class.getResourceAsStream("/access.txt")) {
      List<String> routes =
          new String(in.readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .filter(line -> line.contains(" GET "))
              .map(line -> line.replaceFirst(".* GET ", ""))
              .map(path -> path.replace("<method>", ClassRoom.METHOD))
              .map(path -> path.replace("{lesson}/{name}", ClassRoom.VALUE))
              .map(path -> path.replaceAll("\\{[a-z]+}", "1"))
              .toList();
      return Stream.concat(routes.stream(), Stream.of("/nowhere", LESSON, LESSON + "/", "/%ff"));
    } catch (IOException unreadable) {
      throw new IllegalStateException(unreadable);
    }
  }

  private static String you(HttpResponse<String> page) {
    Matcher you = YOU.matcher(page.body());
    assertTrue(you.find(), page.body());
    return you.group(1);
  }

  /** The pages whose header says something else than this. */
  private static List<String> others(TestBrowser who, Pattern expected) {
    List<String> others = new ArrayList<>();
    int pages = 0;
    for (String path : paths().toList()) {
      HttpResponse<String> answer = who.get(path);
      if (answer.body().contains("<html")) {
        pages++;
        String you = you(answer);
        if (!expected.matcher(you).matches()) {
          others.add(path + ": " + you);
        }
      }
    }
    assertTrue(pages > 20, "pages: " + pages);
    return others;
  }

  @Test
  void everyPageLetsAStrangerSignInAndLeadsThemBack() {
    Pattern signIn = Pattern.compile("<a href=\"/sign-in(\\?next=[^\"]+)?\">Sign in</a>");
    assertEquals(List.of(), others(room.people.stranger(), signIn));
    assertTrue(
        you(room.people.stranger().get(LESSON)).contains("next=%2Flessons%2Fclosest-point\""));
    assertTrue(
        you(room.people.stranger().get("/search?q=a b".replace(' ', '+')))
            .contains("next=%2Fsearch%3Fq%3Da%2Bb\""));
  }

  @Test
  void everyPageNamesWhoIsSignedInAndLetsThemSignOut() {
    String name =
        "<a class=\"site-reader\" href=\"/account\" aria-label=\"Stu &lt;b&gt;, your account\">"
            + "Stu &lt;b&gt;</a>";
    String account = "<a href=\"/account\" data-you>Account</a>";
    Pattern known =
        Pattern.compile("(" + Pattern.quote(name) + "|" + account + ")" + Pattern.quote(SIGN_OUT));
    assertEquals(List.of(), others(student, known));
    for (String kept : KEPT) {
      assertEquals(account + SIGN_OUT, you(student.get(kept)), kept);
    }
    assertEquals(name + SIGN_OUT, you(student.get("/nowhere")));
    assertEquals(name + SIGN_OUT, you(student.get(room.course + "/log")), "refused");
    assertEquals(name + SIGN_OUT, student.get("/you").body(), "what a kept page's script asks");
  }

  @Test
  void everyPageLeadsToTheLessonsTheGlossaryTheReviewTheSearchAndTheCourses() {
    List<String> expected =
        List.of("/#lessons", "/lessons/glossary", "/review", "/search", "/courses");
    for (String path : List.of("/", LESSON, "/review", "/search", "/nowhere", "/sign-in")) {
      String body = room.people.stranger().get(path).body();
      assertEquals(expected, Jsoup.parse(body).select(".site-header nav a").eachAttr("href"), path);
    }
    for (String path : expected) {
      assertEquals(200, room.people.stranger().get(path).statusCode(), path);
    }
  }

  @Test
  void whoIsNotSignedInReadsWhatACourseIsAndKeepsTheCodeWhileSigningIn() {
    TestBrowser stranger = room.people.stranger();
    String about = stranger.get("/courses").body();
    assertTrue(about.contains("href=\"/sign-in?next=/courses\""), about);
    assertTrue(about.contains("name=\"code\""), about);
    HttpResponse<String> joining = stranger.get("/courses?code=ab cd".replace(' ', '+'));
    assertEquals("/join?code=ab+cd", ClassRoom.location(joining));
    assertEquals(
        "/sign-in?next=%2Fcourses%3Fcode%3Dab%2Bcd",
        ClassRoom.location(stranger.get("/join?code=ab+cd")));
    String signedIn = student.get("/courses?code=ab+cd").body();
    assertTrue(signedIn.contains("value=\"ab cd\""), signedIn);
    assertFalse(signedIn.contains("What a course is"), signedIn);
  }

  @Test
  void administratorFindsAllAccounts() {
    String all = "<a href=\"/people\">All accounts</a>";
    assertTrue(you(room.owner.get("/courses")).startsWith(all));
    assertTrue(room.owner.get("/you").body().startsWith(all));
    assertFalse(student.get("/you").body().contains(all));
  }

  @Test
  void lessonThatABrowserKeptIsNotTakenForTheOneOfAnotherReader() {
    TestBrowser person = room.people.named("kim");
    HttpResponse<String> before = person.get(LESSON);
    String tag = before.headers().firstValue("ETag").orElseThrow();
    assertEquals(304, person.get(LESSON, "If-None-Match", tag).statusCode());
    assertEquals("/", ClassRoom.location(person.fill("/sign-out")));
    HttpResponse<String> after = person.get(LESSON, "If-None-Match", tag);
    assertEquals(200, after.statusCode());
    assertNotEquals(tag, after.headers().firstValue("ETag").orElseThrow());
    assertTrue(you(after).contains(">Sign in</a>"));
    assertEquals("Accept-Encoding, Cookie", after.headers().firstValue("Vary").orElseThrow());
  }

  @Test
  void endedSessionIsNotNamed() {
    TestBrowser person = room.people.named("lee");
    String held = person.cookie();
    person.fill("/account/sign-out-everywhere");
    String you = room.people.stranger().get("/you?next=" + LESSON, "Cookie", held).body();
    assertEquals("<a href=\"/sign-in?next=%2Flessons%2Fclosest-point\">Sign in</a>", you);
    assertTrue(
        room.people.stranger().get("/you?next=//evil.example").body().contains("next=%2Faccount"));
  }
}
