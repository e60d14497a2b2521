package touchline.server.browser.exercise;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.server.browser.Hands.PASSWORD;
import static touchline.server.browser.Hands.assertAccessible;
import static touchline.server.browser.Hands.fill;
import static touchline.server.browser.Hands.press;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.server.TestSite;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.Hands;

/** The question of an exercise, as a student meets it and as its author writes it. */
class AskedQuestionIT extends BrowserCase {
  @Override
  protected TestSite start(Path data) {
    return TestSite.startServing(Path.of("src/test/exercises"), data);
  }

  private static void assertFits(Page page, int width) {
    assertAccessible(page);
    Object wide = page.evaluate("() => document.documentElement.scrollWidth");
    assertTrue(((Number) wide).intValue() <= width, page.url() + " is " + wide + " wide");
  }

  /** Of the two answers to everything, one is wrong at least; the server says which. */
  @ParameterizedTest
  @MethodSource("touchline.server.browser.Looks#darkAndNarrow")
  void decisionsAreSentAndMarkedAndAnotherVariantIsAsked(ColorScheme scheme, int width) {
    use(new NewContextOptions().setColorScheme(scheme).setViewportSize(width, 800));
    Page page = lesson().page();
    page.navigate(site() + "/exercises/own/point-in-ring_question");
    Locator pictures = page.locator(".probe svg");
    assertThat(pictures.first()).isVisible();
    assertFits(page, width);
    for (Locator yes : page.locator(".probe input[value=yes]").all()) {
      yes.check();
    }
    press(page, "Check");
    assertThat(page.locator(".verdict-word")).containsText("ot yet");
    assertThat(page.locator(".probe .field-state").first()).isVisible();
    assertFits(page, width);
    String first = page.locator("section.exercise").getAttribute("data-seed");
    Hands.press(page.locator("a.another"), "Enter");
    assertThat(page.locator(".verdict")).hasCount(0);
    assertThat(page.locator(".probe input:checked")).hasCount(0);
    String second = page.locator("section.exercise").getAttribute("data-seed");
    assertTrue(!first.equals(second), "another variant");
  }

  @Test
  void itsAuthorWritesItMeasuresItAndSeesItAsStudentsWill() {
    use(new NewContextOptions().setViewportSize(1366, 800));
    Page page = lesson().page();
    page.navigate(welcome());
    fill(page, "login", "ada", "name", "Ada", "password", PASSWORD, "again", PASSWORD);
    press(page, "Become the administrator");
    page.navigate(site() + "/exercise-drafts");
    press(page, "Write a new exercise");
    Hands.press(page.locator(".draft-question summary"), "Enter");
    fill(
        page,
        "question-title",
        "Is it in the disc?",
        "question-text",
        "Does `p` lie in <b>it</b>?");
    press(page, "Save and measure");
    assertThat(page.locator("#question-text-problem")).containsText("must not hold HTML");
    fill(page, "question-text", "Does `p` lie in it?");
    // The page before the next one measures by itself, too, and its panel says the same.
    page.evaluate("() => { window.before = true; }");
    press(page, "Save and measure");
    page.waitForFunction("() => !window.before");
    assertThat(page.locator(".draft-panel")).containsText("The question has 96 variants");
    Hands.press(page.getByText("“Is it in the disc?” as students see it"), "Enter");
    assertThat(page.locator(".draft-preview .pair-stage svg").first()).isVisible();
    assertFits(page, 1366);
    page.locator(".draft-verdict").evaluate("old => { old.id = 'old'; }");
    fill(page, "title", "Another title");
    assertThat(page.locator("#old")).hasCount(0);
    assertThat(page.locator(".draft-preview .pair-stage svg").first()).isVisible();
  }
}
