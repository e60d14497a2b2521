package touchline.server.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.TestSite;

/** What every browser test needs: one site a class, one browser, a fresh profile a test. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class BrowserCase {
  /** Milliseconds. */
  static final double PATIENCE = 60_000;

  private Browser browser;
  private TestSite site;
  private BrowserContext context;
  private LessonPage lesson;

  @BeforeAll
  void open(@TempDir Path data, @TempDir Path home) throws IOException {
    // As patient as other waits: on a busy machine what is slow is not wrong.
    PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
    site = start(data);
    browser = browser(home);
  }

  /** The site as it is usually run. */
  TestSite start(Path data) {
    return TestSite.start(data);
  }

  /**
   * Chromium, unless a test wants another one and ends it itself.
   *
   * @param home an empty folder
   */
  Browser browser(Path home) throws IOException {
    return SharedBrowser.get();
  }

  @AfterAll
  void close() {
    site.close();
  }

  @BeforeEach
  void freshProfile() {
    use(new NewContextOptions().setViewportSize(1280, 900));
  }

  @AfterEach
  void noComplaints() {
    context.close();
    lesson.assertNoComplaints();
  }

  /** Goes on as another kind of reader: another screen, no script, dark. */
  final LessonPage use(NewContextOptions options) {
    if (context != null) {
      context.close();
    }
    context = browser.newContext(options);
    context.setDefaultTimeout(PATIENCE);
    lesson = new LessonPage(context.newPage());
    return lesson;
  }

  final LessonPage lesson() {
    return lesson;
  }

  final TestSite running() {
    return site;
  }

  final String site() {
    return site.url();
  }

  /** The address that makes the first administrator. */
  final String welcome() {
    return site.url() + site.welcome();
  }

  /** Somebody else at the same site, in a profile of their own, which ends with the test's. */
  final LessonPage another() {
    BrowserContext theirs = browser.newContext();
    theirs.setDefaultTimeout(PATIENCE);
    context.onClose(closed -> theirs.close());
    return new LessonPage(theirs.newPage());
  }
}
