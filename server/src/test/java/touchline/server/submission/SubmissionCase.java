package touchline.server.submission;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.TestBrowser;
import touchline.server.TestSite;
import touchline.task.GivenValue;
import touchline.task.Marker;
import touchline.task.Task;
import touchline.topic.Topics;

/** A site of its own for each test, and answers to one exercise. */
public abstract class SubmissionCase {
  protected static final Task TASK = Topics.task("closest-point-place").orElseThrow();

  @TempDir protected Path data;
  protected TestSite site;
  protected TestBrowser browser;

  @BeforeEach
  protected void start() {
    site = TestSite.startWithoutScript(data);
    browser = new TestBrowser(site.url());
  }

  @AfterEach
  protected void stop() {
    site.close();
  }

  /** The right answer as text, such as {@code (1.5, 2)}. */
  protected static String answer(long seed) {
    return Marker.of(TASK, seed).right(0).get(0);
  }

  protected static List<GivenValue> given(long seed) {
    return TASK.variant(seed).questions().get(0).givens().get(0).values();
  }

  protected final HttpResponse<String> submitRight(String path, long seed) {
    return browser.submit(path, Long.toString(seed), answer(seed));
  }
}
