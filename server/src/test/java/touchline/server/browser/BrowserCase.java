package touchline.server.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.TestSite;

/**
 * What every browser test needs: one site a class, one browser, and a test begins as somebody who
 * was never here.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class BrowserCase {
  /** Milliseconds. */
  public static final double PATIENCE = 60_000;

  private Browser browser;
  private TestSite site;
  private @Nullable KeptProfile kept;
  private final List<BrowserContext> profiles = new ArrayList<>();
  private @Nullable LessonPage lesson;

  @BeforeAll
  protected void open(@TempDir Path data, @TempDir Path home) throws IOException {
    // As patient as other waits: on a busy machine what is slow is not wrong.
    PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
    site = start(data);
    browser = browser(home);
  }

  /** The site as it is usually run. */
  protected TestSite start(Path data) {
    return TestSite.start(data);
  }

  /**
   * Chromium, unless a test wants another one and ends it itself.
   *
   * @param home an empty folder
   */
  protected Browser browser(Path home) throws IOException {
    return SharedBrowser.get();
  }

  @AfterAll
  protected void close() {
    if (kept != null) {
      kept.close();
    }
    site.close();
  }

  @AfterEach
  protected void noComplaints() {
    if (lesson != null) {
      lesson.page().close();
    }
    profiles.forEach(BrowserContext::close);
    profiles.clear();
    LessonPage last = lesson;
    lesson = null;
    if (last != null) {
      last.assertNoComplaints();
    }
  }

  /** Goes on as another kind of reader, in a profile of their own: another screen, no script. */
  protected final LessonPage use(NewContextOptions options) {
    profiles.forEach(BrowserContext::close);
    profiles.clear();
    lesson = new LessonPage(profile(options).newPage());
    return lesson;
  }

  /**
   * Goes on with nothing fetched yet, and with a network and a clock that a test may take into its
   * hands.
   */
  protected final LessonPage useNew() {
    return use(usual());
  }

  private static NewContextOptions usual() {
    return new NewContextOptions().setViewportSize(1280, 900);
  }

  private BrowserContext profile(NewContextOptions options) {
    BrowserContext profile = browser.newContext(options);
    profile.setDefaultTimeout(PATIENCE);
    profiles.add(profile);
    return profile;
  }

  /** The reader whom the test goes on as; by itself one with a laptop. */
  protected final LessonPage lesson() {
    if (lesson == null) {
      if (kept == null) {
        kept = new KeptProfile(browser, usual(), site(), PATIENCE);
      }
      lesson = new LessonPage(kept.newcomer());
    }
    return lesson;
  }

  protected final TestSite running() {
    return site;
  }

  protected final String site() {
    return site.url();
  }

  /** The address that makes the first administrator. */
  protected final String welcome() {
    return site.url() + site.welcome();
  }

  /** Somebody else at the same site, in a profile of their own, which ends with the test's. */
  protected final LessonPage another() {
    return new LessonPage(profile(new NewContextOptions()).newPage());
  }
}
