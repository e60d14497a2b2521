package touchline.server.outside;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.TestSite;

/** A site that stops ends what it has taken, and takes nothing more. */
class StoppingTest {
  private static final String FORM = "seed=7&question=1&a0=%281.5%2C+-2%29";

  @TempDir private Path data;

  private static HttpResponse<String> untilItStops(TestBrowser monitor) {
    HttpResponse<String> ready = monitor.get("/readyz");
    while (ready.statusCode() == 200) {
      ready = monitor.get("/readyz");
    }
    return ready;
  }

  @Test
  void answerOnItsWayIsTakenAndNewOnesAreRefused() throws Exception {
    TestSite site = TestSite.startWithoutScript(data);
    TestBrowser monitor = new TestBrowser(site.url());
    CompletableFuture<Void> stopped;
    try (Socket slow = new Socket("127.0.0.1", site.port())) {
      begin(slow);
      assertEquals(200, monitor.get("/healthz").statusCode());
      stopped = CompletableFuture.runAsync(site::stop);
      HttpResponse<String> ready = untilItStops(monitor);
      assertEquals(503, ready.statusCode());
      assertTrue(ready.body().contains("is stopping"), ready.body());
      assertEquals(200, monitor.get("/healthz").statusCode());
      assertRefused("text/html;charset=utf-8", monitor.get("/lessons/closest-point"));
      assertRefused("text/html;charset=utf-8", monitor.post(TestBrowser.EXERCISE, FORM));
      assertRefused("application/problem+json", monitor.get("/api/v1/openapi.json"));
      slow.getOutputStream().write(FORM.substring(5).getBytes(UTF_8));
      slow.getOutputStream().flush();
      String answer = new String(slow.getInputStream().readAllBytes(), UTF_8);
      assertTrue(answer.startsWith("HTTP/1.1 303"), answer);
    }
    stopped.get(1, TimeUnit.MINUTES);
    assertEquals(1, Rows.count(data, "submission"));
  }

  private static void begin(Socket slow) throws IOException {
    OutputStream out = slow.getOutputStream();
    String head =
        String.join(
            "\r\n",
            "POST " + TestBrowser.EXERCISE + " HTTP/1.1",
            "Host: 127.0.0.1",
            "Connection: close",
            "Expect: 100-continue",
            "Content-Type: application/x-www-form-urlencoded",
            "Content-Length: " + FORM.length(),
            "",
            "");
    out.write(head.getBytes(UTF_8));
    out.flush();
    awaitEntered(slow);
    out.write(FORM.substring(0, 5).getBytes(UTF_8));
    out.flush();
  }

  /**
   * Who asks for it is told when the site begins to read the form: then the answer is on its way.
   */
  private static void awaitEntered(Socket slow) throws IOException {
    String expected = "HTTP/1.1 100 Continue\r\n\r\n";
    assertEquals(expected, new String(slow.getInputStream().readNBytes(expected.length()), UTF_8));
  }

  private static void assertRefused(String type, HttpResponse<String> answer) {
    assertEquals(503, answer.statusCode(), answer.body());
    assertEquals("5", answer.headers().firstValue("Retry-After").orElse(""));
    assertEquals(type, answer.headers().firstValue("Content-Type").orElse(""));
  }
}
