package touchline.server.browser.method;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.server.browser.Axe;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.Hands;
import touchline.server.browser.LessonPage;

/** A method written, run and handed in where no script runs. */
class CodePlainIT extends BrowserCase {
  private static final String PATH = "/exercises/closest-point/write-it";
  private static final String WRONG =
      """
      import touchline.geometry.*;

      class Solution {
        static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
          System.out.println("p is " + p);
          Vec2 d = b.minus(a);
          return a.plus(d.times(p.minus(a).dot(d) / d.dot(d)));
        }
      }
      """;

  @Test
  void methodIsRunAndHandedInByKeyboard() {
    LessonPage plain = use(new NewContextOptions().setJavaScriptEnabled(false));
    Page page = plain.page();
    page.navigate(site() + PATH);
    Locator source = page.locator("textarea");
    assertTrue(source.inputValue().startsWith("import touchline.geometry.*;"));
    source.fill(WRONG);
    Hands.press(source, "Tab");
    page.keyboard().press("Enter");
    page.locator(".code-verdict[data-outcome=wrong]").waitFor();
    assertEquals(WRONG, page.locator("textarea").inputValue(), "the source is kept");
    assertEquals(2, page.locator(".ticks .right").count());
    assertEquals(2, page.locator(".ticks .wrong").count());
    assertTrue(page.locator(".printed").first().textContent().startsWith("p is "));
    assertEquals(1, page.locator(".code-pair").count());
    Hands.press(page, "Submit");
    page.waitForURL(url -> url.contains("?submission="));
    assertThat(page.locator(".code-mistake strong")).hasText("No clamp.");
    assertEquals(WRONG, page.locator("textarea").inputValue());
    Hands.press(page.locator(".attempts summary"), "Enter");
    Hands.press(page.locator(".attempts a"), "Enter");
    page.locator(".code-verdict").waitFor();
    plain.forgiveBlockedScript();
  }

  @ParameterizedTest
  @MethodSource("touchline.server.browser.Looks#lightAndWide")
  void nothingIsTooWideAndAxeFindsNothing(ColorScheme scheme, int width) {
    LessonPage lesson =
        use(new NewContextOptions().setColorScheme(scheme).setViewportSize(width, 800));
    Page page = lesson.page();
    page.navigate(site() + PATH);
    // Sent past the editor, which may have taken the place of the field by now.
    page.locator("form.code-form")
        .evaluate(
            "(form, source) => { form.elements.source.value = source;"
                + " form.action = form.action.replace('/submit', '/run'); form.submit(); }",
            WRONG);
    page.locator(".code-verdict").waitFor();
    Object wide = page.evaluate("() => document.documentElement.scrollWidth");
    assertTrue(((Number) wide).intValue() <= width, wide + " wide at " + width);
    assertEquals(List.of(), Axe.violations(page));
  }
}
