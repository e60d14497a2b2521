package touchline.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.server.TestBrowser.EXERCISE;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is not an answer gets a message for a person, and leaves no trace in the database. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BadInputTest {
  private static final int TEN_MEGABYTES = 10_000_000;

  /** The head of a form, but for its length. */
  private static final String FORM =
      "POST "
          + EXERCISE
          + " HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\n";

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

  @AfterEach
  void nothingIsStored() {
    assertEquals(0, Rows.count(data, "submission"));
    assertEquals(0, Rows.count(data, "learner"));
    assertEquals("", browser.cookie());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "abc",
        "NaN",
        "Infinity",
        "-Infinity",
        "1e999",
        "-1e999",
        "1000001",
        "0x10",
        "1d",
        "1f",
        "1 2",
        "1e",
        "--1",
        "٣",
        "\u0000",
        "1\n2",
        "=1+1",
        "1;2",
        "½"
      })
  void whatIsNoNumberIsRefusedBesideItsField(String typed) {
    for (String path : new String[] {EXERCISE, EXERCISE + "/panel"}) {
      HttpResponse<String> answer = browser.submit(path, "1", typed, "2");
      assertEquals(422, answer.statusCode());
      assertFalse(problem(answer).isEmpty(), typed);
    }
  }

  @Test
  void emptyFieldsAreNamed() {
    HttpResponse<String> answer = browser.submit(EXERCISE, "1", "  ");
    assertEquals(422, answer.statusCode());
    assertEquals("An answer is missing here.", problem(answer));
    assertEquals("An answer is missing here.", problem(browser.post(EXERCISE, "seed=1")));
  }

  @Test
  void whatWasUnderstoodIsSaid() {
    assertEquals(
        "3 was understood as x. The second coordinate is missing.",
        problem(browser.submit(EXERCISE, "1", "(3, four)")));
    assertEquals(
        "(3, 4) was understood, but the bracket is not closed.",
        problem(browser.submit(EXERCISE, "1", "(3, 4")));
  }

  @Test
  void typedTextStaysInItsField() {
    String page = browser.submit(EXERCISE, "9", "two", "-3.5").body();
    assertTrue(page.contains("name=\"a0\" value=\"(two, -3.5)\""), page);
    assertTrue(page.contains("data-seed=\"9\""), "and the variant stays the same");
  }

  @Test
  void longTextIsCut() {
    HttpResponse<String> answer = browser.submit(EXERCISE, "1", "9".repeat(5000), "1");
    assertEquals(422, answer.statusCode());
    assertTrue(problem(answer).startsWith("This is too long"));
    assertFalse(answer.body().contains("9".repeat(100)));
  }

  @Test
  void pageOfBlanksAroundANumberIsTooLong() {
    HttpResponse<String> answer = browser.submit(EXERCISE, "1", " ".repeat(9000) + "1", "2");
    assertEquals(422, answer.statusCode());
    assertTrue(problem(answer).startsWith("This is too long"), problem(answer));
  }

  @Test
  void markupIsEscaped() {
    String evil = "\"><script>alert(1)</script>";
    for (String path : new String[] {EXERCISE, EXERCISE + "/panel"}) {
      assertFalse(browser.submit(path, evil, evil, evil).body().contains("<script>alert"));
    }
    assertFalse(browser.get("/%3Cscript%3Ealert(1)%3C/script%3E").body().contains("<script>alert"));
    assertFalse(browser.get(EXERCISE + "?seed=%3Cscript%3Ealert").body().contains("<script>alert"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0", "-1", "2147483648", "1.5", "one", "99999999999999999999"})
  void formWithoutAVariantSaysSo(String seed) {
    HttpResponse<String> answer = browser.submit(EXERCISE, seed, "1", "2");
    assertEquals(422, answer.statusCode());
    assertTrue(answer.body().contains("seed must be a whole number from 1 to 2147483647"));
  }

  @Test
  void fieldSentTwiceIsRefused() {
    HttpResponse<String> answer = browser.post(EXERCISE, "seed=1&a0=1+2&a0=2+3");
    assertEquals(422, answer.statusCode());
    assertEquals("This was sent 2 times. Send one answer.", problem(answer));
    assertEquals(422, browser.post(EXERCISE, "seed=1&seed=2&a0=1+3").statusCode());
  }

  @ParameterizedTest
  @CsvSource({"/exercises/closest-point/find-it", "/exercises/closest-point/find-it/panel"})
  void tenMegabytesGetAnAnswer(String path) {
    String form = "seed=4&a0=" + "1".repeat(TEN_MEGABYTES) + "&z=2";
    HttpResponse<String> answer = browser.post(path, form);
    assertEquals(413, answer.statusCode());
    assertTrue(answer.body().contains("The form is too long"), answer.body());
    assertTrue(answer.body().contains("data-seed=\"4\""));
    assertTrue(answer.body().length() < 100_000);
  }

  @Test
  void tenMegabytesInChunksGetAnAnswer() {
    byte[] body = new byte[TEN_MEGABYTES];
    Arrays.fill(body, (byte) 'y');
    HttpResponse<String> answer =
        browser.send(
            browser
                .request(EXERCISE)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(body))));
    assertEquals(413, answer.statusCode());
  }

  /** The limit falls into a short field, or between two. */
  @Test
  void manyShortFieldsAreTooLong() {
    for (int i = 0; i < 8; i++) {
      HttpResponse<String> answer =
          browser.post(EXERCISE, "seed=4&a0=1+0." + "9".repeat(i) + "&z=1".repeat(5000));
      assertEquals(413, answer.statusCode());
      assertTrue(answer.body().contains("The form is too long"));
      assertTrue(answer.body().contains("data-seed=\"4\""));
      assertEquals("", problem(answer));
    }
  }

  @Test
  void declaredLengthBeyondAllSenseIsRefusedUnread() throws IOException {
    String answer = raw(FORM + "Content-Length: 100000000\r\n\r\n");
    assertTrue(answer.startsWith("HTTP/1.1 413 "), answer);
    assertTrue(answer.contains("<h1>That was too much at once</h1>"), answer);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Transfer-Encoding: chunked\r\n\r\nZZ\r\n",
        "Transfer-Encoding: chunked\r\n\r\n3\r\nx=1&y=1\r\n",
        "Transfer-Encoding: chunked\r\n\r\n8\r\nseed=1",
        "Content-Length: 1000\r\n\r\nseed=1&x=1&y=1"
      })
  void formThatBreaksOffIsTheClientsFault(String rest) throws Exception {
    Logged<String> answer = Logged.during(() -> raw(FORM + rest));
    assertTrue(answer.result().startsWith("HTTP/1.1 400 "), answer.result());
    assertEquals("", answer.log());
  }

  @ParameterizedTest
  @ValueSource(strings = {"x=%", "x=%2", "x=%zz", "x=%ff", "x=%c3%28", "x=%ed%a0%80", "%=1"})
  void brokenEncodingIsABadRequest(String form) {
    assertEquals(400, browser.post(EXERCISE, "seed=1&y=1&" + form).statusCode());
  }

  @Test
  void bytesThatAreNotUtf8AreABadRequest() {
    HttpResponse<String> answer =
        browser.send(
            browser
                .request(EXERCISE)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString("seed=1&x=\u00e4&y=1", ISO_8859_1)));
    assertEquals(400, answer.statusCode());
  }

  @ParameterizedTest
  @ValueSource(strings = {"application/json", "multipart/form-data; boundary=x", "text/plain"})
  void otherKindsOfFormAreRefused(String type) {
    HttpResponse<String> answer =
        browser.send(
            browser
                .request(EXERCISE)
                .header("Content-Type", type)
                .POST(BodyPublishers.ofString("{}")));
    assertEquals(415, answer.statusCode());
    assertTrue(answer.body().contains("<h1>"));
  }

  @ParameterizedTest
  @CsvSource({
    "Sec-Fetch-Site, cross-site",
    "Sec-Fetch-Site, same-site",
    "Origin, https://elsewhere.example",
    "Origin, null"
  })
  void otherSitesCannotSubmit(String header, String value) {
    for (String path : new String[] {EXERCISE, EXERCISE + "/panel"}) {
      HttpResponse<String> answer = browser.post(path, "seed=1&x=1&y=1", header, value);
      assertEquals(403, answer.statusCode());
      assertTrue(answer.body().contains("This is not allowed from here"));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "GET /%zz HTTP/1.1\r\nHost: a\r\n",
        "GET //../../etc/passwd HTTP/1.1\r\nHost: a\r\n",
        "GET /a%2fb HTTP/1.1\r\nHost: a\r\n",
        "GET /%00 HTTP/1.1\r\nHost: a\r\n",
        "GET /lessons/%ff HTTP/1.1\r\nHost: a\r\n",
        "GET / HTTP/1.1\r\n",
        "GET / HTTP/9.9\r\nHost: a\r\n",
        "ÄÖ / HTTP/1.1\r\nHost: a\r\n"
      })
  void requestsThatNoBrowserSendsGetAStyledFault(String request) throws IOException {
    String answer = raw(request + "Connection: close\r\n\r\n");
    assertTrue(answer.matches("(?s)HTTP/1\\.1 (4..|505) .*"), answer);
    assertFalse(answer.contains("Jetty") || answer.contains("Exception"), answer);
    assertFalse(answer.contains("\nServer:"), answer);
  }

  @ParameterizedTest
  @CsvSource({"431, Clear this site's cookies", "414, This address is too long"})
  void tooLongAHeadSaysWhatToDo(int status, String said) throws IOException {
    String padding = "x".repeat(20_000);
    String path = status == 414 ? "/" + padding : "/";
    String answer =
        raw("GET " + path + " HTTP/1.1\r\nHost: a\r\nCookie: a=" + padding + "\r\n\r\n");
    assertTrue(answer.startsWith("HTTP/1.1 " + status + " "), answer);
    assertTrue(answer.contains("<p class=\"fault-status\">" + status + "</p>"), answer);
    assertTrue(answer.replace("&#39;", "'").contains(said), answer);
  }

  @ParameterizedTest
  @CsvSource({"505, GET / HTTP/9.9, A: b", "417, GET / HTTP/1.1, Expect: strange"})
  void clientsFaultIsNotOurs(int status, String line, String header) throws IOException {
    String answer = raw(line + "\r\nHost: a\r\nConnection: close\r\n" + header + "\r\n\r\n");
    assertTrue(answer.startsWith("HTTP/1.1 " + status + " "), answer);
    assertTrue(answer.contains("<p class=\"fault-status\">" + status + "</p>"), answer);
    assertFalse(answer.contains("our side"), answer);
  }

  private String raw(String request) throws IOException {
    try (Socket socket = new Socket("127.0.0.1", site.port());
        InputStream in = socket.getInputStream()) {
      socket.getOutputStream().write(request.getBytes(UTF_8));
      socket.shutdownOutput();
      return new String(in.readAllBytes(), UTF_8);
    }
  }

  /** The message beside a field, as its reader sees it. */
  private static String problem(HttpResponse<String> answer) {
    String start = "id=\"find-it-a0-problem\">";
    int from = answer.body().indexOf(start) + start.length();
    return answer.body().substring(from, answer.body().indexOf("</p>", from));
  }
}
