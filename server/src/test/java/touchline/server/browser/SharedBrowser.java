package touchline.server.browser;

import com.microsoft.playwright.Browser;
import org.jspecify.annotations.Nullable;

/**
 * One Chromium for all classes of a test process, since to start one takes as long as a short test.
 * It ends with the process: its driver reads from a pipe that then closes.
 */
public final class SharedBrowser {
  private static @Nullable Browser browser;

  private SharedBrowser() {}

  /** The browser, started when it is first asked for, and again if it has died. */
  public static Browser get() {
    if (browser == null || !browser.isConnected()) {
      browser = InstalledBrowser.launch(InstalledBrowser.playwright());
    }
    return browser;
  }
}
