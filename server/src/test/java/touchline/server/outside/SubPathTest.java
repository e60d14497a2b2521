package touchline.server.outside;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.ClassRoom;
import touchline.server.People;
import touchline.server.TestBrowser;
import touchline.server.TestSite;
import touchline.server.account.guard.Proxies;

/** A site that a proxy shows below a path of its host: nothing leads out of it. */
class SubPathTest {
  private static final String BELOW = "/class/touchline";
  private static final String LESSON = "/lessons/closest-point";

  /** Fields that carry an address or a text back to the site, which knows nothing of the path. */
  private static final Set<String> OWN = Set.of("input value", "button value");

  @TempDir private static Path data;
  private static ClassRoom room;
  private static TestBrowser student;
  private static String assignment = "";

  @BeforeAll
  static void start() {
    room =
        new ClassRoom(
            data,
            clock ->
                TestSite.startShownAs("https://example.org" + BELOW, data, clock, Proxies.NONE));
    assignment = room.assignment();
    student = room.member("stu", "student");
  }

  @AfterAll
  static void stop() {
    room.close();
  }

  private static List<String> paths() throws IOException {
    try (InputStream in = SubPathTest.class.getResourceAsStream("/access.txt")) {
      Stream<String> routes =
          new String(in.readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .filter(line -> line.contains(" GET "))
              .map(line -> line.replaceFirst(".* GET ", ""))
              .map(path -> path.replace("<method>", ClassRoom.METHOD))
              .map(path -> path.replace("{lesson}/{name}", ClassRoom.VALUE))
              .map(path -> path.replace("{slug}", "closest-point"))
              .map(path -> path.replaceAll("(members|as)/\\{account}", "$1/" + room.account("stu")))
              .map(path -> path.replaceAll("\\{[a-z]+}", "1"));
      return Stream.concat(routes, Stream.of("", "/nowhere", LESSON + "/", "/%ff", "/?q")).toList();
    }
  }

  /** Attributes of a page that hold an address of the host outside of the site. */
  private static List<String> outside(String html) {
    List<String> outside = new ArrayList<>();
    Document page = Jsoup.parse(html);
    page.select("template").forEach(template -> template.before(template.wholeText()));
    for (Element element : page.getAllElements()) {
      for (Attribute one : element.attributes()) {
        boolean isAddress = one.getValue().matches("/([a-z#?].*)?");
        boolean isOwn = OWN.contains(element.tagName() + " " + one.getKey());
        if (isAddress && !isOwn && !one.getValue().startsWith(BELOW + "/")) {
          outside.add(one.toString());
        }
      }
    }
    return outside;
  }

  private static List<String> outside(HttpResponse<String> answer) {
    String type = answer.headers().firstValue("Content-Type").orElse("");
    List<String> outside =
        new ArrayList<>(type.startsWith("text/html") ? outside(answer.body()) : List.of());
    answer
        .headers()
        .firstValue("Location")
        .filter(to -> !to.startsWith(BELOW + "/"))
        .ifPresent(outside::add);
    answer.headers().allValues("Set-Cookie").stream()
        .filter(cookie -> !cookie.contains("; Path=" + BELOW + "/"))
        .forEach(outside::add);
    return outside;
  }

  @Test
  void noPageOfAnybodyLeadsOutOfThePath() throws IOException {
    Set<String> wrong = new TreeSet<>();
    int pages = 0;
    for (TestBrowser who : List.of(room.people.stranger(), student, room.owner)) {
      for (String path : paths()) {
        HttpResponse<String> answer = who.get(BELOW + path);
        outside(answer).forEach(found -> wrong.add(path + ": " + found));
        pages += answer.body().contains("<html") ? 1 : 0;
      }
    }
    assertTrue(pages > 100, "pages: " + pages);
    assertEquals(Set.of(), wrong);
  }

  @Test
  void whatComesBackFromAFormStaysInThePath() {
    TestBrowser reader = room.people.stranger();
    HttpResponse<String> verdict =
        reader.submit(BELOW + TestBrowser.EXERCISE + "/panel", "7", "1.5", "-2");
    assertTrue(verdict.body().contains("verdict wrong"), verdict.body());
    assertEquals(List.of(), outside(verdict));
    assertEquals(1, verdict.headers().allValues("Set-Cookie").size());
    HttpResponse<String> begun =
        student.fill(assignment + "/" + ClassRoom.VALUE + "/attempts", "key", "k");
    assertEquals(List.of(), outside(begun));
    HttpResponse<String> out = room.people.named("kim").fill(BELOW + "/sign-out");
    assertEquals(BELOW + "/", ClassRoom.location(out));
    assertEquals(List.of(), outside(out));
  }

  @Test
  void readerWhoSignsInComesBackToWhereTheyWere() {
    String page = room.people.stranger().get(BELOW + "/search?q=clamp").body();
    assertTrue(page.contains("href=\"" + BELOW + "/sign-in?next=%2Fsearch%3Fq%3Dclamp\""), page);
    TestBrowser kim = room.people.named("lou");
    kim.fill(BELOW + "/sign-out");
    HttpResponse<String> in =
        kim.fill(
            BELOW + "/sign-in",
            "login",
            "lou",
            "password",
            People.PASSWORD,
            "next",
            "/search?q=clamp");
    assertEquals(BELOW + "/search?q=clamp", ClassRoom.location(in));
  }

  @Test
  void linksThatAreHandedOverHaveTheWholeAddress() {
    String page = room.owner.fill(BELOW + "/people", "login", "new", "name", "New").body();
    assertTrue(page.contains("https://example.org" + BELOW + "/welcome/"), page);
  }

  @Test
  void stylesAndScriptsAskForNothingOutside() {
    Pattern asset = Pattern.compile("\"" + BELOW + "(/assets/[^\"]+\\.(css|js))\"");
    String lesson = room.people.stranger().get(BELOW + LESSON).body();
    List<String> assets =
        asset.matcher(lesson).results().map(found -> found.group(1)).distinct().toList();
    assertTrue(assets.size() > 2, lesson);
    for (String one : assets) {
      HttpResponse<String> answer = room.people.stranger().get(BELOW + one);
      assertEquals(200, answer.statusCode(), one);
      List<String> outside =
          Pattern.compile("url\\(\"?/(?!class/touchline/)[^)]*\\)|fetch\\([`\"']/[a-z]")
              .matcher(answer.body())
              .results()
              .map(found -> found.group())
              .toList();
      assertEquals(List.of(), outside, one);
    }
  }

  /** A proxy may take the path off itself, and a path that only seems to be below it is another. */
  @Test
  void pathThatIsNotBelowItIsTakenAsItIs() {
    TestBrowser stranger = room.people.stranger();
    assertEquals(stranger.get(BELOW + "/").body(), stranger.get("/").body());
    assertEquals(200, stranger.get("/healthz").statusCode());
    assertEquals(200, stranger.get(BELOW).statusCode());
    assertEquals(404, stranger.get(BELOW + "x/healthz").statusCode());
    assertEquals(404, stranger.get(BELOW + "/../../healthz").statusCode());
    assertEquals(400, stranger.get(BELOW + "/../../../healthz").statusCode());
  }
}
