package touchline.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Media;
import org.junit.jupiter.api.Test;

/** A lesson on paper: figures at their step, and exercises as sheets to write on. */
class PrintIT extends BrowserCase {
  private Page print(String fragment) {
    Page page = lesson().open(site(), fragment).page();
    page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
    return page;
  }

  @Test
  void theStepInViewIsToldAndNothingCanBePressed() {
    Page page = print("#figure=closest-point&a.x=1&a.y=1&b.x=7&b.y=4&p.x=3&p.y=6&step=4");
    assertThat(page.locator(LessonPage.FIGURE + " .figure-narration")).isVisible();
    assertThat(page.locator(LessonPage.FIGURE + " .figure-controls")).isHidden();
    assertThat(page.locator(LessonPage.FIGURE + " .figure-more")).isHidden();
    assertThat(page.locator(LessonPage.FIGURE + " .handle").first()).isHidden();
  }

  @Test
  void questionsArePrintedAndTheirButtonsAndHintsAreNot() {
    Page page = print("");
    assertThat(page.locator("#exercise-gaps .gaps")).isVisible();
    assertThat(page.locator("#exercise-in-order .lines li").first()).isVisible();
    assertThat(page.locator("#exercise-step-by-step .answer label").first()).isVisible();
    assertThat(page.locator("#exercise-step-by-step .answer input[type=text]").first())
        .not()
        .hasCSS("border-bottom-color", "rgba(0, 0, 0, 0)");
    Locator pressed = page.locator(".exercise :is(button, .hint)");
    for (Locator one : pressed.all()) {
      assertThat(one).isHidden();
    }
  }

  @Test
  void manyPicturesBeginBelowTheirQuestionAndNothingLeadsToOtherPages() {
    Page page = lesson().page();
    page.navigate(site() + "/lessons/safe-pass");
    page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
    assertThat(page.locator(".lesson-way")).isHidden();
    Locator answer = page.locator(".exercise-many .answer").first();
    assertThat(answer).hasCSS("break-inside", "auto");
    assertThat(answer.locator(".probe").first()).hasCSS("break-inside", "avoid");
  }
}
