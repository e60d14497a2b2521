package touchline.server.browser.author;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.server.browser.Hands.PASSWORD;
import static touchline.server.browser.Hands.fill;
import static touchline.server.browser.Hands.press;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import touchline.server.browser.BrowserCase;

/** Exercises that nobody prepared for, by the page alone: what they are worth is measured there. */
class WrittenOnPageIT extends BrowserCase {
  private static final Path FOLDERS = Path.of("src/test/exercises");

  /** As much of the small changes has to be caught; what is left does the same as far as drawn. */
  private static final double LEAST_CAUGHT = 0.95;

  private static final int LEAST_MISTAKES = 6;

  private static final Pattern CHANGES =
      Pattern.compile("It was changed in ([0-9]+) small ways.*Your cases catch (all|[0-9]+) of");

  @Test
  void aTriangleAndAMirrorAreWrittenAndCatchTheirMistakes() throws IOException {
    Page page = lesson().page();
    page.navigate(welcome());
    fill(page, "login", "ada", "name", "Ada", "password", PASSWORD, "again", PASSWORD);
    press(page, "Become the administrator");
    for (String folder : List.of("point-in-triangle", "mirror")) {
      page.navigate(site() + "/exercise-drafts");
      press(page, "Write a new exercise");
      Path written = FOLDERS.resolve(folder);
      DraftHands.write(page, written, Files.readString(written.resolve("cases.txt")));
      press(page, "Save and measure");
      assertGood(page, folder);
    }
    assertWhatIsWrongIsToldInOrder(page);
    assertOneGoesOnWhereOneIs(page);
  }

  private static void assertWhatIsWrongIsToldInOrder(Page page) {
    fill(page, "text", "<b>one</b>\n\n<b>two</b> `a` `b` `p`");
    Locator told = page.locator("#text ~ .draft-problem");
    assertThat(told).hasCount(2);
    assertThat(told.first()).containsText("Line 1: ");
    assertThat(told.last()).containsText("Line 3: ");
    assertThat(page.locator(".draft-look")).isHidden();
    page.setViewportSize(360, 740);
    assertThat(page.locator(".draft-look")).hasText("Not yet.");
    assertThat(page.locator(".draft-look")).isInViewport();
    page.setViewportSize(1280, 800);
  }

  private static void assertOneGoesOnWhereOneIs(Page page) {
    int mistakes = page.locator(".draft-mistake").count();
    press(page, "Add a mistake");
    assertThat(page.locator("#name-" + mistakes)).isFocused();
  }

  private static void assertGood(Page page, String folder) {
    assertThat(page.locator(".draft-verdict[data-state=good]")).isVisible();
    assertThat(page.locator(".draft-checks li.wrong")).hasCount(0);
    int caught = page.locator(".draft-checks li.right").count();
    assertTrue(caught >= LEAST_MISTAKES, folder + " has mistakes: " + caught);
    String told = page.locator(".draft-panel").innerText().replace('\n', ' ');
    Matcher changes = CHANGES.matcher(told);
    assertTrue(changes.find(), told);
    int all = Integer.parseInt(changes.group(1));
    int fell = changes.group(2).equals("all") ? all : Integer.parseInt(changes.group(2));
    assertTrue(fell >= LEAST_CAUGHT * all, told);
    assertEquals(all - fell, page.locator(".draft-survivors > li").count());
  }
}
