package touchline.server.browser.author;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static touchline.server.browser.Hands.PASSWORD;
import static touchline.server.browser.Hands.fill;
import static touchline.server.browser.Hands.press;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.Hands;

/** The page on which an exercise is written, when what had the focus is gone, and in an editor. */
class DraftFocusIT extends BrowserCase {
  private Page owner() {
    Page page = lesson().page();
    page.navigate(site() + "/sign-in");
    fill(page, "login", "ada", "password", PASSWORD);
    press(page, "Sign in");
    return page;
  }

  @BeforeAll
  void welcomeAnAdministrator() {
    Page page = another().page();
    page.navigate(welcome());
    fill(page, "login", "ada", "name", "Ada", "password", PASSWORD, "again", PASSWORD);
    press(page, "Become the administrator");
    page.navigate(site() + "/courses");
    fill(page, "title", "Games", "zone", "UTC");
    press(page, "Make the course");
    assertThat(page.locator("h1")).hasText("Games");
  }

  private Page draft() {
    Page page = owner();
    page.navigate(site() + "/exercise-drafts");
    press(page, "Write a new exercise");
    page.locator(".code-editor").first().waitFor();
    return page;
  }

  @Test
  void behindWhatWasRemovedOneGoesOn() {
    Page page = draft();
    String second = page.locator("#name-1").inputValue();
    press(page, "Remove mistake 1");
    assertThat(page.locator("#name-0")).hasValue(second);
    assertThat(page.locator("#name-0")).isFocused();
    press(page, "Remove mistake 2");
    assertThat(page.locator(".draft-mistake")).hasCount(1);
    assertThat(page.locator("button[value=add]")).isFocused();
    assertThat(page.locator("button[value=add]")).isInViewport();
  }

  @Test
  void aButtonThatTurnsAroundKeepsTheFocus() {
    Page page = draft();
    press(page, "Save, and show it to the staff of Games");
    Locator hide = page.getByText("Save, and hide it from the staff of Games");
    assertThat(hide).isFocused();
  }

  /** Whoever reads what was measured stays there while it is measured again. */
  @Test
  void whatIsMeasuredAnewKeepsTheFocus() {
    Page page = draft();
    Locator look = page.locator(".draft-panel summary").getByText("As students see it");
    look.waitFor();
    fill(page, "title", "Another title");
    look.focus();
    measuredAnew(page);
    assertThat(look).isFocused();
    fill(page, "text", "");
    look.focus();
    measuredAnew(page);
    assertThat(look).hasCount(0);
    assertThat(page.locator(".draft-verdict")).isFocused();
  }

  private static void measuredAnew(Page page) {
    page.waitForResponse(Pattern.compile("/measure$"), () -> {});
    page.waitForFunction("() => document.querySelector('.code-status').textContent === ''");
  }

  @Test
  void anEditorTellsWhatIsWrongWithItsMethod() {
    Page page = draft();
    Locator reference = editor(page, "reference");
    reference.waitFor();
    String source = page.locator("#reference").inputValue();
    reference.fill(source.replace("radius;", "radius"));
    assertThat(page.locator("#reference-problem")).isVisible();
    assertThat(reference).hasAccessibleDescription(Pattern.compile("^Line [0-9]+: .*Tab indents"));
    assertThat(reference).hasAttribute("aria-invalid", "true");
    assertThat(page.locator("section:has(#reference) #said[aria-live=polite]"))
        .containsText("Line ");
    assertThatOthersSayNothing(page);
    press(page, "Save and measure");
    page.waitForURL(Pattern.compile("exercise-drafts/[0-9]+[^?]*$"));
    assertThat(reference).hasAccessibleDescription(Pattern.compile("^Line [0-9]+: .*Tab indents"));
    Hands.press(page.locator(".draft-problems a").first(), "Enter");
    assertThat(reference).isFocused();
    reference.fill(source);
    assertThat(page.locator("#reference-problem")).hasCount(0);
    assertThat(reference).hasAccessibleDescription(Pattern.compile("^Tab indents"));
    assertThat(reference).not().hasAttribute("aria-invalid", "true");
  }

  private static void assertThatOthersSayNothing(Page page) {
    assertThat(editor(page, "source-0")).hasAccessibleDescription(Pattern.compile("^Tab indents"));
    assertThat(page.locator("section:has(#source-0) #said[aria-live=polite]")).hasCount(0);
  }

  private static Locator editor(Page page, String field) {
    return page.locator("section:has(#" + field + ") .cm-content");
  }
}
