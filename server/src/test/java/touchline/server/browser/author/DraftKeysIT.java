package touchline.server.browser.author;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static touchline.server.browser.Hands.PASSWORD;
import static touchline.server.browser.Hands.fill;
import static touchline.server.browser.Hands.press;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.Hands;

/** The page on which an exercise is written, by keys alone: one always sees and hears where. */
class DraftKeysIT extends BrowserCase {
  /** Whether what has the focus lies between the window's edge and the buttons below. */
  private static final String IS_SEEN =
      """
      id => {
        const field = document.activeElement;
        const ends = document.querySelector('.draft-end').getBoundingClientRect();
        const at = field.getBoundingClientRect();
        return field.id !== id && at.top >= 0 && at.bottom <= ends.top;
      }
      """;

  @Test
  void theFocusStaysInSightAndWhereItWasAndAWrongNumberIsExplained() {
    Page page = lesson().page();
    page.navigate(welcome());
    fill(page, "login", "ada", "name", "Ada", "password", PASSWORD, "again", PASSWORD);
    press(page, "Become the administrator");
    page.navigate(site() + "/exercise-drafts");
    press(page, "Write a new exercise");
    page.locator(".code-editor").first().waitFor();
    page.setViewportSize(1280, 700);
    assertLargeFieldsAreSeen(page);
    press(page, "Save and measure");
    page.waitForURL(Pattern.compile("exercise-drafts/[0-9]+[^?]*$"));
    assertThat(page.locator("button[value=measure]")).isFocused();
    Hands.press(page.locator("#title"), "Enter");
    page.waitForURL(Pattern.compile("done=saved"));
    assertThat(page.locator("#title")).isFocused();
    assertWrongNumbersAreExplained(page);
  }

  private static void assertLargeFieldsAreSeen(Page page) {
    for (String before : List.of("method", "said-0", "title")) {
      page.locator("#" + before).focus();
      page.keyboard().press("Tab");
      page.waitForFunction(IS_SEEN, before);
    }
    page.locator("button[value=add]").focus();
    page.keyboard().press("Tab");
    assertThat(page.locator("#cases")).isFocused();
    page.waitForFunction(IS_SEEN, "");
  }

  private static void assertWrongNumbersAreExplained(Page page) {
    Locator tolerance = page.locator("#question-tolerance");
    page.locator("details.draft-question").evaluate("details => { details.open = true; }");
    fill(page, "question-title", "Where?", "question-text", "Is `p` in the disc?");
    for (String wrong : List.of("-1", "0", "a bit", "1000", "1e-9", "0.000000001")) {
      fill(page, "question-tolerance", wrong);
      Locator told = page.locator("#question-tolerance-problem");
      assertThat(told).containsText("at most six digits after the point, such as 0.01: " + wrong);
      assertThat(tolerance).hasAccessibleDescription(Pattern.compile(": " + wrong + "$"));
    }
    fill(page, "question-tolerance", "0.000001");
    assertThat(page.locator("#question-tolerance-problem")).hasCount(0);
    assertThat(tolerance).not().hasAttribute("aria-invalid", "true");
  }
}
