package touchline.server.page;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.server.TestBrowser.EXERCISE;

import com.aayushatharva.brotli4j.decoder.Decoder;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.server.TestBrowser;
import touchline.server.TestSite;
import touchline.server.asset.Assets;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.Lessons;

/** Pages, assets and faults as a client sees them on the wire. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PagesTest {
  private static final String LESSON = "/lessons/closest-point";

  private Path data;
  private TestSite site;
  private TestBrowser browser;

  @BeforeAll
  void start(@TempDir Path folder) {
    data = folder;
    site = TestSite.startWithoutScript(data);
    browser = new TestBrowser(site.url());
  }

  @AfterAll
  void stop() {
    site.close();
  }

  private static String header(HttpResponse<?> answer, String name) {
    return String.join(", ", answer.headers().allValues(name));
  }

  /** Every address that a page names in href or src. */
  private static List<String> links(String html) {
    return Pattern.compile("(?:href|src)=\"([^\"#]+)\"")
        .matcher(html)
        .results()
        .map(match -> match.group(1))
        .toList();
  }

  @Test
  void everyAddressOnThePagesAnswers() {
    for (String page : List.of("/", LESSON, EXERCISE)) {
      for (String link : links(browser.get(page).body())) {
        if (link.startsWith("/")) {
          assertEquals(200, browser.get(link.replace("&amp;", "&")).statusCode(), link);
        }
      }
    }
  }

  /** Titles that ask stand at the end of sentences, too. */
  @Test
  void noSentenceOfALessonEndsTwice() {
    for (Lesson lesson : Lessons.load().all()) {
      Document page = Jsoup.parse(browser.get("/lessons/" + lesson.slug()).body());
      page.select("pre, code").remove();
      assertFalse(page.text().matches("(?s).*[?!]\\s?\\..*"), lesson.slug());
    }
  }

  @Test
  void everyPageIsAWholeDocument() {
    for (String page : List.of("/", LESSON, EXERCISE, "/nowhere")) {
      String html = browser.get(page).body();
      assertTrue(html.startsWith("<!DOCTYPE html>\n<html lang=\"en\""), page);
      assertEquals(1, html.split("<h1", -1).length - 1, page);
      assertTrue(html.contains("<a class=\"skip\" href=\"#main\">"), page);
      assertTrue(html.contains("name=\"viewport\""), page);
      assertFalse(html.matches("(?s).*<script(?![^>]*src=).*"), "no inline script: " + page);
    }
  }

  @Test
  void everyAnswerHasTheSecurityHeaders() {
    String asset = links(browser.get("/").body()).get(0);
    for (String path : List.of("/", LESSON, EXERCISE, "/nowhere", asset, "/a%2fb")) {
      HttpResponse<String> answer = browser.get(path);
      assertEquals(
          "default-src 'none'; script-src 'self'; style-src 'self'"
              + inlineSheets()
              + "; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self';"
              + " connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
          header(answer, "Content-Security-Policy"),
          path);
      assertEquals("nosniff", header(answer, "X-Content-Type-Options"), path);
      assertEquals("same-origin", header(answer, "Referrer-Policy"), path);
      assertEquals("same-origin", header(answer, "Cross-Origin-Opener-Policy"), path);
      assertEquals("same-origin", header(answer, "Cross-Origin-Resource-Policy"), path);
      assertFalse(header(answer, "Permissions-Policy").isEmpty(), path);
      assertEquals("", header(answer, "Server"), path);
    }
  }

  /** Those of lessons by their first figure, and of the first page. */
  private static String inlineSheets() {
    List<String> digests =
        Assets.load().styles().inline().map(sheet -> " '" + sheet.digest() + "'").toList();
    assertEquals(5, digests.size());
    return digests.stream().sorted().collect(Collectors.joining());
  }

  @Test
  void whatIsInlineIsAllowedByItsDigestAlone() throws NoSuchAlgorithmException {
    for (String page : List.of("/", LESSON, "/lessons/pendulum", "/lessons/game")) {
      HttpResponse<String> answer = browser.get(page);
      String rules = Jsoup.parse(answer.body()).select("style").get(0).data();
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(rules.getBytes(UTF_8));
      String name = "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
      assertTrue(header(answer, "Content-Security-Policy").contains(name), page);
    }
  }

  @Test
  void assetsAreKeptForEverUnderTheirFingerprint() {
    for (String link : links(browser.get(LESSON).body())) {
      if (link.startsWith("/assets/")) {
        HttpResponse<String> answer = browser.get(link);
        assertEquals("public, max-age=31536000, immutable", header(answer, "Cache-Control"), link);
        assertTrue(link.matches("/assets/\\w+\\.[0-9a-f]{16}\\.\\w+"), link);
      }
    }
  }

  @Test
  void everyPageHasItsOwnSmallFontsAndSomethingInTheirPlaceUntilTheyAreThere() {
    Set<String> fonts = new TreeSet<>();
    for (String page : List.of("/", LESSON, EXERCISE, "/nowhere")) {
      Document html = Jsoup.parse(browser.get(page).body());
      assertEquals(0, html.select("link[as=font]").size(), "they would come before the words");
      String first = PageStyle.of(browser, html).first();
      assertEquals(5, first.split("src: local", -1).length - 1, "stand-ins: " + page);
      String style = PageStyle.of(browser, html).all();
      Matcher font = Pattern.compile("font-display: swap;\\s*src: url\\(([^)]+)\\)").matcher(style);
      font.results().forEach(found -> fonts.add(found.group(1)));
    }
    assertEquals(5, fonts.size(), "the same on every page: " + fonts);
    int sum = 0;
    for (String font : fonts) {
      HttpResponse<String> answer = browser.get(font);
      assertEquals("font/woff2", header(answer, "Content-Type"));
      sum += Integer.parseInt(header(answer, "Content-Length"));
    }
    assertTrue(sum > 10_000 && sum < 120_000, "bytes of fonts: " + sum);
  }

  @Test
  void theLastLessonEndsWithWhatOneCanDoNowAndWhatIsNext() {
    String html = browser.get("/lessons/game").body();
    Document page = Jsoup.parse(html);
    Element end = page.selectFirst(".course-end");
    assertTrue(end != null && end.select("h2").text().equals("What you can do now"), html);
    assertTrue(page.select(".course-methods a[href$=/write-it]").size() > 8);
    for (String next : List.of("/review", "/lessons/glossary", "/lessons/one-source")) {
      assertEquals(1, page.select(".course-next a[href=" + next + "]").size(), next);
    }
    assertEquals(0, Jsoup.parse(browser.get(LESSON).body()).select(".course-end").size());
  }

  @Test
  void fontsAreNamedByTheStyleSheetOfMathematics() {
    String css = PageStyle.of(browser, Jsoup.parse(browser.get(LESSON).body())).all();
    Matcher font = Pattern.compile("url\\(([^)]+)\\)").matcher(css);
    int fonts = 0;
    int small = 0;
    for (; font.find(); fonts++) {
      String kind = font.group(1).contains("/formula") ? "woff" : "woff2";
      assertTrue(font.group(1).endsWith("." + kind), font.group(1));
      HttpResponse<String> answer = browser.get(font.group(1));
      assertEquals("font/" + kind, header(answer, "Content-Type"));
      small += kind.equals("woff") ? Integer.parseInt(header(answer, "Content-Length")) : 0;
    }
    assertEquals(
        29, fonts, "twenty of mathematics, four with few letters, five of everything else");
    assertTrue(small > 10_000 && small < 30_000, "bytes of the fonts of formulas: " + small);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", LESSON})
  void pagesHaveAStrongTagForEachForm(String path) {
    HttpResponse<String> plain = browser.get(path);
    String tag = header(plain, "ETag");
    assertTrue(tag.matches("\"[0-9a-f]{16}\""), tag);
    String zipped = header(browser.send("HEAD", path, "Accept-Encoding", "gzip"), "ETag");
    String brotli = header(browser.send("HEAD", path, "Accept-Encoding", "br"), "ETag");
    assertEquals(3, Set.of(tag, zipped, brotli).size());
    assertEquals("no-cache", header(plain, "Cache-Control"));
    assertEquals("Accept-Encoding, Cookie", header(plain, "Vary"));
    for (String known : List.of(tag, "W/" + tag, "\"x\", " + tag, zipped, brotli, "*")) {
      HttpResponse<String> again = browser.get(path, "If-None-Match", known);
      assertEquals(304, again.statusCode(), known);
      assertEquals("", again.body());
      assertEquals(tag, header(again, "ETag"));
    }
    assertEquals(200, browser.get(path, "If-None-Match", "\"x\"").statusCode());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "gzip, deflate, br, zstd|br",
        "BR|br",
        "gzip;q=1, br;q=0.1|br",
        "br;q=0, gzip|gzip",
        "gzip|gzip",
        "GZIP|gzip",
        "*|gzip",
        "gzip;q=0|''",
        "gzip;q=0.000|''",
        "gzip;q=0, *|''",
        "*;q=0|''",
        "identity|''",
        "zstd|''"
      })
  void theShortestFormIsSentThatIsTaken(String accepted, String coding) throws Exception {
    for (String path : List.of(LESSON, EXERCISE, asset("/rest."))) {
      HttpResponse<byte[]> answer =
          HttpClient.newHttpClient()
              .send(
                  browser.request(path, "Accept-Encoding", accepted).build(),
                  BodyHandlers.ofByteArray());
      assertEquals(coding, header(answer, "Content-Encoding"), path);
      assertTrue(header(answer, "Vary").contains("Accept-Encoding"), path);
      assertEquals(
          withoutKey(browser.get(path).body()), withoutKey(text(answer.body(), coding)), path);
    }
  }

  private static String asset(String name) {
    return Assets.load().byPath().keySet().stream()
        .filter(path -> path.contains(name))
        .findFirst()
        .orElseThrow();
  }

  /** Every showing of a form has a key of its own. */
  private static String withoutKey(String page) {
    return page.replaceAll("name=\"key\" value=\"[^\"]*\"", "");
  }

  private static String text(byte[] body, String coding) throws IOException {
    byte[] plain =
        switch (coding) {
          case "br" -> Decoder.decompress(body).getDecompressedData();
          case "gzip" -> new GZIPInputStream(new ByteArrayInputStream(body)).readAllBytes();
          default -> body;
        };
    return new String(plain, StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", LESSON, EXERCISE, "/nowhere"})
  void headIsGetWithoutABody(String path) {
    HttpResponse<String> get = browser.get(path);
    HttpResponse<String> head = browser.send("HEAD", path);
    assertEquals(get.statusCode(), head.statusCode());
    assertEquals("", head.body());
    for (String name : List.of("Content-Type", "ETag", "Cache-Control", "Content-Length")) {
      assertEquals(header(get, name), header(head, name), name);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "DELETE, /",
    "POST, /",
    "PUT, /lessons/closest-point",
    "POST, /lessons/closest-point",
    "DELETE, /exercises/closest-point/find-it",
    "PATCH, /exercises/closest-point/find-it/panel",
    "POST, /assets/x"
  })
  void wrongMethodIsToldWhatIsAllowed(String method, String path) {
    HttpResponse<String> answer = browser.send(method, path);
    assertEquals(405, answer.statusCode());
    assertEquals(
        path.startsWith("/exercises") ? "GET, HEAD, OPTIONS, POST" : "GET, HEAD, OPTIONS",
        header(answer, "Allow"));
    assertTrue(answer.body().contains("<h1>"), "a page");
  }

  @Test
  void optionsAsksWhatIsAllowed() {
    HttpResponse<String> answer = browser.send("OPTIONS", EXERCISE);
    assertEquals(204, answer.statusCode());
    assertEquals("GET, HEAD, OPTIONS, POST", header(answer, "Allow"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/nowhere",
        "/lessons/none",
        "/exercises/none/none",
        "/assets/style.css",
        "/exercises/closest-point",
        "/exercises/closest-point/none/panel",
        "/lessons/closest-point/x"
      })
  void missingPageIsAStyledNotFound(String path) {
    HttpResponse<String> answer = browser.get(path);
    assertEquals(404, answer.statusCode());
    assertTrue(answer.body().contains("<h1>There is no page at this address</h1>"));
    assertTrue(answer.body().contains("<a href=\"/\">To the lessons</a>"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"/lessons", "/lessons/"})
  void lessonsByThemselvesAreOnTheFirstPage(String path) {
    HttpResponse<String> answer = browser.get(path);
    assertEquals(308, answer.statusCode());
    assertEquals("/#lessons", header(answer, "Location"));
  }

  @Test
  void lessonWithASlashTooManyIsStillFound() {
    HttpResponse<String> answer = browser.get(LESSON + "/");
    assertEquals(308, answer.statusCode());
    assertTrue(header(answer, "Location").endsWith(LESSON), header(answer, "Location"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "?seed=5", "?seed=5&x=%2F"})
  void exerciseWithASlashTooManyIsStillFound(String query) {
    HttpResponse<String> answer = browser.get(EXERCISE + "/" + query);
    assertEquals(308, answer.statusCode());
    assertEquals(EXERCISE + query, header(answer, "Location"));
  }

  @Test
  void personalPagesAreNotKeptByCaches() {
    assertEquals("private, no-cache", header(browser.get(EXERCISE), "Cache-Control"));
  }
}
