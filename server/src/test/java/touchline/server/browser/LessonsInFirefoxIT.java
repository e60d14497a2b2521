package touchline.server.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import touchline.server.Sweep;

/** Lessons that axe does not look at in Chromium, in the other browser. */
class LessonsInFirefoxIT extends LessonsIT {
  private @Nullable Playwright playwright;

  @Override
  protected Browser browser(Path home) throws IOException {
    playwright = InstalledBrowser.playwright();
    return InstalledFirefox.launch(playwright, home);
  }

  @AfterAll
  void end() {
    if (playwright != null) {
      playwright.close();
    }
  }

  /** Half as many: what figures say and draw is compared in each lesson there. */
  @Override
  int every() {
    return Sweep.every("lessons", 8);
  }

  @Override
  int start() {
    return 1;
  }

  @Override
  boolean opens(int number) {
    return false;
  }

  @Override
  NewContextOptions look() {
    return new NewContextOptions().setColorScheme(ColorScheme.LIGHT).setViewportSize(1280, 900);
  }
}
