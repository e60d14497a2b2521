package touchline.server.browser.course;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.server.account.second.TestApp;
import touchline.server.browser.Axe;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.Hands;

/** A code after the password, in a browser: by keys alone, in light and dark, and by axe. */
class TwoStepsIT extends BrowserCase {
  private static final String PASSWORD = "correct horse battery";

  @Test
  void codeIsSetUpAndTyped() {
    Page page = another().page();
    page.navigate(welcome());
    page.locator("input[name=login]").fill("ada");
    page.locator("input[name=name]").fill("Ada L");
    page.locator("input[name=password]").fill(PASSWORD);
    page.locator("input[name=again]").fill(PASSWORD);
    Hands.press(page.locator("input[name=again]"), "Enter");
    assertThat(page.locator("h1")).hasText("Ada L");
    Hands.press(page.getByText("A code after your password"), "Enter");
    assertFine(page);
    page.locator("input[name=current]").fill(PASSWORD);
    Hands.press(page.locator("input[name=current]"), "Enter");
    assertThat(page.locator("svg.qr")).isVisible();
    assertFine(page);
    TestApp app = new TestApp(page.locator("code.one-time").textContent(), Clock.systemUTC());
    page.locator("input[name=code]").fill(app.wrong());
    Hands.press(page.locator("input[name=code]"), "Enter");
    assertThat(page.getByText("does not belong to this key")).isVisible();
    assertFine(page);
    page.locator("input[name=code]").fill(app.code());
    Hands.press(page.locator("input[name=code]"), "Enter");
    assertThat(page.locator("code.one-time")).hasCount(10);
    assertFine(page);
    String paper = page.locator("code.one-time").first().textContent();
    page.navigate(site() + "/people");
    assertThat(page.getByText("End codes")).isVisible();
    assertFine(page);

    Page other = another().page();
    other.navigate(site() + "/sign-in");
    other.locator("input[name=login]").fill("ada");
    other.locator("input[name=password]").fill(PASSWORD);
    Hands.press(other.locator("input[name=password]"), "Enter");
    assertThat(other.locator("h1")).hasText("Type a code");
    assertFine(other);
    other.locator("input[name=code]").fill(paper);
    Hands.press(other.locator("input[name=code]"), "Enter");
    assertThat(other.locator("h1")).hasText("Ada L");
  }

  /** By axe, and none too wide. */
  private static void assertFine(Page page) {
    for (int width : new int[] {1366, 360}) {
      ColorScheme scheme = width > 1000 ? ColorScheme.LIGHT : ColorScheme.DARK;
      page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
      page.setViewportSize(width, 700);
      assertEquals(List.of(), Axe.violations(page), page.url() + " at " + width);
      Object over =
          page.evaluate(
              "() => document.documentElement.scrollWidth - document.documentElement.clientWidth");
      assertEquals(0, ((Number) over).intValue(), page.url() + " is too wide at " + width);
    }
  }
}
