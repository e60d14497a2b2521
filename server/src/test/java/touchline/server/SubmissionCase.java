package touchline.server;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import touchline.task.GivenValue;
import touchline.task.Marker;
import touchline.task.Task;
import touchline.topic.Topics;

/** A site of its own for each test, and answers to one exercise. */
abstract class SubmissionCase {
  static final Task TASK = Topics.task("closest-point-place").orElseThrow();

  @TempDir Path data;
  TestSite site;
  TestBrowser browser;

  @BeforeEach
  void start() {
    site = TestSite.startWithoutScript(data);
    browser = new TestBrowser(site.url());
  }

  @AfterEach
  void stop() {
    site.close();
  }

  /** The right answer as text, such as {@code (1.5, 2)}. */
  static String answer(long seed) {
    return Marker.of(TASK, seed).right(0).get(0);
  }

  static List<GivenValue> given(long seed) {
    return TASK.variant(seed).questions().get(0).givens().get(0).values();
  }

  final HttpResponse<String> submitRight(String path, long seed) {
    return browser.submit(path, Long.toString(seed), answer(seed));
  }
}
