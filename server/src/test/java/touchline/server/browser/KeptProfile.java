package touchline.server.browser;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;

/**
 * A profile in which one test after the other begins as a newcomer: cookies and what pages keep are
 * gone, and the page is new. Only what was fetched stays, and the process that has read it, which a
 * page that is always there keeps up: half of what a first page costs is to read scripts and fonts.
 */
public final class KeptProfile {
  /** It asks for nothing else and keeps nothing. */
  private static final String SMALL_PAGE = "/healthz";

  private final BrowserContext context;
  private final Page always;
  private final CDPSession devtools;
  private final JsonObject everything = new JsonObject();

  /**
   * A new profile, in Chromium.
   *
   * @param site whose pages are visited
   * @param patience in milliseconds
   */
  public KeptProfile(Browser browser, NewContextOptions options, String site, double patience) {
    context = browser.newContext(options);
    context.setDefaultTimeout(patience);
    always = context.newPage();
    always.navigate(site + SMALL_PAGE);
    devtools = context.newCDPSession(always);
    everything.addProperty("origin", site);
    everything.addProperty("storageTypes", "all");
  }

  /** A page of somebody who was never here. */
  public Page newcomer() {
    context.pages().stream().filter(page -> page != always).forEach(Page::close);
    context.clearPermissions();
    devtools.send("Storage.clearDataForOrigin", everything);
    context.clearCookies();
    return context.newPage();
  }

  public void close() {
    context.close();
  }
}
