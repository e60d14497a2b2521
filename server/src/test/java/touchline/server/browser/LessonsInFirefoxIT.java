package touchline.server.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Path;

/** Every lesson in the other browser. */
class LessonsInFirefoxIT extends LessonsIT {
  @Override
  Browser launch(Playwright playwright, Path home) throws IOException {
    return InstalledFirefox.launch(playwright, home);
  }

  @Override
  NewContextOptions look() {
    return new NewContextOptions().setColorScheme(ColorScheme.LIGHT).setViewportSize(1280, 900);
  }
}
