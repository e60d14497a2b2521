package touchline.server.submission;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.server.TestBrowser.EXERCISE;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.TestBrowser;
import touchline.server.TestSite;

/** Forms that arrive slowly, more of them than the web server has threads. */
class SlowFormsTest {
  /** Jetty's pool has 250 threads. */
  private static final int MANY = 400;

  private static final Duration PATIENCE = Duration.ofMinutes(1);
  private static final String FORM = "seed=1&a0=abc";

  @TempDir private Path data;
  private TestSite site;
  private final List<Socket> slow = new ArrayList<>();

  @BeforeEach
  void start() {
    site = TestSite.startWithoutScript(data);
  }

  @AfterEach
  void stop() throws IOException {
    for (Socket socket : slow) {
      socket.close();
    }
    site.close();
  }

  /** Sends the head of a request and so much of its form. */
  private void begin(String form) throws IOException {
    Socket socket = new Socket("127.0.0.1", site.port());
    slow.add(socket);
    socket.setSoTimeout((int) PATIENCE.toMillis());
    send(
        socket,
        "POST "
            + EXERCISE
            + " HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\n"
            + "Content-Length: "
            + FORM.length()
            + "\r\n\r\n"
            + form);
  }

  private static void send(Socket socket, String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(ISO_8859_1));
  }

  private static String status(Socket socket) throws IOException {
    return new BufferedReader(new InputStreamReader(socket.getInputStream(), ISO_8859_1))
        .readLine();
  }

  @Test
  void halfSentFormsKeepNobodyWaiting() throws IOException {
    for (int i = 0; i < MANY; i++) {
      begin(FORM.substring(0, i % FORM.length()));
    }
    TestBrowser browser = new TestBrowser(site.url());
    assertEquals(200, browser.send(browser.request("/").timeout(PATIENCE).GET()).statusCode());
    assertEquals(
        303,
        browser
            .send(
                browser
                    .request(EXERCISE)
                    .timeout(PATIENCE)
                    .header("Content-Type", "application/x-www-form-urlencoded")
                    .POST(BodyPublishers.ofString("seed=1&a0=1+2")))
            .statusCode());
  }

  @Test
  void halfSentFormIsReadWhenTheRestArrives() throws IOException {
    for (int sent = 0; sent < FORM.length(); sent++) {
      begin(FORM.substring(0, sent));
    }
    for (int sent = 0; sent < FORM.length(); sent++) {
      send(slow.get(sent), FORM.substring(sent));
      assertTrue(status(slow.get(sent)).startsWith("HTTP/1.1 422 "), "after " + sent);
    }
  }
}
