package touchline.server.submission;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.TestSite;

/** What is not an answer leaves no trace in the database, whatever else becomes of it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class BadInputCase {
  protected Path data;
  protected TestSite site;
  protected TestBrowser browser;

  @BeforeAll
  protected void start(@TempDir Path folder) {
    data = folder;
    site = TestSite.startWithoutScript(data);
    browser = new TestBrowser(site.url());
  }

  @AfterAll
  protected void stop() {
    site.close();
  }

  @AfterEach
  protected void nothingIsStored() {
    assertEquals(0, Rows.count(data, "submission"));
    assertEquals(0, Rows.count(data, "learner"));
    assertEquals("", browser.cookie());
  }

  protected final String raw(String request) throws IOException {
    try (Socket socket = new Socket("127.0.0.1", site.port());
        InputStream in = socket.getInputStream()) {
      socket.getOutputStream().write(request.getBytes(UTF_8));
      socket.shutdownOutput();
      return new String(in.readAllBytes(), UTF_8);
    }
  }

  /** The message beside a field, as its reader sees it. */
  protected static String problem(HttpResponse<String> answer) {
    String start = "id=\"find-it-a0-problem\">";
    int from = answer.body().indexOf(start) + start.length();
    return answer.body().substring(from, answer.body().indexOf("</p>", from));
  }
}
