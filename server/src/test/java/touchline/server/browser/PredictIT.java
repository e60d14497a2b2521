package touchline.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Predictions of the text: one tap, and then the explanation. */
class PredictIT extends BrowserCase {
  private static final String PATH = "/lessons/moving-circle";

  /** The lesson with its predictions ready, and one of them. */
  private Locator box(int index) {
    Page page = lesson().page();
    page.navigate(site() + PATH);
    page.locator(".predict").first().scrollIntoViewIfNeeded();
    page.locator(".predict.live").nth(2).waitFor();
    return page.locator(".predict").nth(index);
  }

  private static Locator answer(Locator box, String words) {
    return box.locator("button", new Locator.LocatorOptions().setHasText(words));
  }

  @Test
  void aPredictionThatHeldIsToldSo() {
    Locator first = box(0);
    assertThat(first.locator(".predict-why p")).isHidden();
    answer(first, "Sooner.").click();
    assertThat(first.locator(".predict-verdict")).hasText("Yes, as you predicted.");
    assertThat(first.locator(".predict-why p")).isVisible();
    assertThat(answer(first, "Sooner.")).hasAttribute("aria-pressed", "true");
    assertEquals(List.of(), Axe.violations(lesson().page(), ".predict"));
  }

  @Test
  void anotherOneIsToldBesideTheAnswerAndCannotBeTakenBack() {
    Locator first = box(0);
    answer(first, "Later.").click();
    Locator verdict = first.locator(".predict-verdict");
    assertThat(verdict).hasText("You predicted “Later”, but it is “Sooner”.");
    answer(first, "Sooner.").dispatchEvent("click");
    assertThat(verdict).hasText("You predicted “Later”, but it is “Sooner”.");
    assertThat(verdict).hasAttribute("role", "status");
    assertEquals(List.of(), Axe.violations(lesson().page(), ".predict"));
  }

  @Test
  void yesAndNoStandInTheSentenceAsTheyAre() {
    Locator third = box(2);
    answer(third, "Yes.").focus();
    lesson().page().keyboard().press("Enter");
    assertThat(third.locator(".predict-verdict")).hasText("You predicted yes, but it is no.");
  }

  @Test
  void withoutScriptTheExplanationOpensByItself() {
    LessonPage plain = use(new NewContextOptions().setJavaScriptEnabled(false));
    plain.page().navigate(site() + PATH);
    Locator box = plain.page().locator(".predict").first();
    assertThat(box.locator("li")).hasCount(3);
    assertThat(box.locator(".predict-why p")).isHidden();
    box.locator("summary").click();
    assertThat(box.locator(".predict-why p")).isVisible();
    plain.forgiveBlockedScript();
  }
}
