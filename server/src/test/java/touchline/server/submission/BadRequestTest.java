package touchline.server.submission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.server.TestBrowser.EXERCISE;

import java.io.IOException;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests that no browser of a learner sends. */
class BadRequestTest extends BadInputCase {
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

  @Test
  void traceEchoesNothing() throws IOException {
    String answer =
        raw("TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nCookie: session=held\r\n\r\n");
    assertTrue(answer.matches("(?s)HTTP/1\\.1 (4..|501) .*"), answer);
    assertFalse(answer.contains("held"), answer);
  }
}
