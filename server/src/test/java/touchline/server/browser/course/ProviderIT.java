package touchline.server.browser.course;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.FreePort;
import touchline.server.TestSite;
import touchline.server.browser.Axe;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.Hands;
import touchline.server.browser.SharedBrowser;
import touchline.server.oidc.JoinRules;
import touchline.server.oidc.TestProvider;

/** The way to a provider and back in a browser: cookies between two sites, keyboard, and axe. */
class ProviderIT {
  @Test
  void personComesInAndOutByTheKeyboard(@TempDir Path data) throws IOException {
    int port = FreePort.find();
    // Another host than the provider's, so that the way back comes from another site.
    String url = "http://localhost:" + port;
    try (TestProvider provider = new TestProvider(Clock.systemUTC());
        TestSite site =
            TestSite.startWithProvider(data, port, provider.provider(JoinRules.EVERYBODY, url));
        BrowserContext context =
            SharedBrowser.get()
                .newContext(
                    new NewContextOptions()
                        .setColorScheme(ColorScheme.DARK)
                        .setViewportSize(360, 800))) {
      assertEquals(port, Integer.parseInt(site.url().replaceAll(".*:", "")));
      context.setDefaultTimeout(BrowserCase.PATIENCE);
      Page page = context.newPage();
      provider.signIn("bo", "name", "Bo Berg", "email", "bo@uni.example", "email_verified", true);
      page.navigate(url + "/sign-in?next=/courses");
      assertClean(page);
      Locator button = link(page, "Sign in with Example University");
      button.focus();
      page.keyboard().press("Enter");
      page.waitForURL(url + "/courses");
      page.navigate(url + "/account/provider");
      assertClean(page);
      page.navigate(url + "/account");
      assertClean(page);
      Hands.press(Hands.button(page, "Sign out").first(), "Enter");
      page.waitForURL(url + "/signed-out");
      assertClean(page);
      Hands.press(link(page, "Sign out of Example University"), "Enter");
      page.waitForURL(provider.issuer() + "/**");
      assertEquals("Out", page.title());
      page.navigate(url + "/sign-in/provider/back?state=none");
      assertClean(page);
    }
  }

  private static Locator link(Page page, String name) {
    return page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(name));
  }

  private static void assertClean(Page page) {
    assertEquals(List.of(), Axe.violations(page), page.url());
    Object wide = page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth");
    assertEquals(true, wide, page.url());
  }
}
