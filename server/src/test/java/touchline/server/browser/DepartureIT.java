package touchline.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static touchline.server.browser.Hands.PASSWORD;
import static touchline.server.browser.Hands.fill;
import static touchline.server.browser.Hands.press;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Who leaves an exercise that they write is asked before typing is lost, and not otherwise. */
class DepartureIT extends BrowserCase {
  private static final String BACK = ".breadcrumb a";

  /** In a field of its own, and in the editor that stands over another. */
  @Test
  void typingIsNotLostAndWhatIsSavedAsksNothing() {
    Page page = useNew().page();
    page.navigate(welcome());
    fill(page, "login", "ada", "name", "Ada", "password", PASSWORD, "again", PASSWORD);
    press(page, "Become the administrator");
    List<String> asked = new ArrayList<>();
    page.onDialog(
        dialog -> {
          asked.add(dialog.type());
          dialog.dismiss();
        });
    assertThat(stayed(page, "#title", asked)).hasValue(Pattern.compile("^abc"));
    saved(page);
    assertEquals(1, asked.size(), "nothing more was asked");
    asked.clear();
    String editor = "section:has(#reference) .cm-content";
    assertThat(stayed(page, editor, asked)).containsText(Pattern.compile("^abc"));
    saved(page);
    assertEquals(1, asked.size(), "nothing more was asked");
  }

  /** Types at a place of a new draft, wants to leave it, and stays; gives the place. */
  private Locator stayed(Page page, String place, List<String> asked) {
    page.navigate(site() + "/exercise-drafts");
    press(page, "Write a new exercise");
    page.locator(".code-editor .cm-content").first().waitFor();
    Locator field = page.locator(place);
    field.click();
    page.keyboard().press("Control+Home");
    page.keyboard().type("abc");
    page.locator(BACK).click();
    page.waitForCondition(() -> !asked.isEmpty());
    assertEquals(List.of("beforeunload"), asked);
    assertThat(page).hasURL(Pattern.compile("/exercise-drafts/[0-9]+"));
    return field;
  }

  private void saved(Page page) {
    page.locator(".draft-end button[value=save]").click();
    assertThat(page.locator(".draft-saved")).hasText("Saved.");
    page.locator(BACK).click();
    assertThat(page).hasURL(site() + "/exercise-drafts");
  }
}
