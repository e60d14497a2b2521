package touchline.server.submission;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.server.TestBrowser.EXERCISE;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.server.Logged;

/** Forms that no page of ours sends: lost fields, far too long, broken off, in another encoding. */
class BadFormTest extends BadInputCase {
  private static final int TEN_MEGABYTES = 10_000_000;

  /** The head of a form, but for its length. */
  private static final String FORM =
      "POST "
          + EXERCISE
          + " HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\n";

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

  /** A client that is still sending when the connection closes may see no answer. */
  @ParameterizedTest
  @CsvSource({
    "PUT, /exercises/closest-point/find-it, 405",
    "PATCH, /exercises/closest-point/find-it, 405",
    "PUT, /api/v1/courses/1/columns/1/marks, 401",
    "DELETE, /api/v1/courses/1/columns/1, 401"
  })
  void tenMegabytesByOtherMethodsGetAnAnswer(String method, String path, int status)
      throws IOException {
    String head = method + " " + path + " HTTP/1.1\r\nHost: a\r\nContent-Length: " + TEN_MEGABYTES;
    String answer = raw(head + "\r\n\r\n" + "1".repeat(TEN_MEGABYTES));
    assertTrue(answer.startsWith("HTTP/1.1 " + status + " "), answer);
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
}
