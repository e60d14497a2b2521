package touchline.server.browser.author;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.server.browser.Hands.assertAccessible;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.server.TestSite;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.Hands;

/** An exercise that is a folder, as a student meets it. */
class OwnExerciseIT extends BrowserCase {
  private static final Path FOLDERS = Path.of("src/test/exercises");

  @Override
  protected TestSite start(Path data) {
    return TestSite.startServing(FOLDERS, data);
  }

  private static String source(String file) throws IOException {
    return Files.readString(FOLDERS.resolve(file));
  }

  private static void write(Page page, String source) {
    page.locator(".code-editor .cm-content").fill(source);
    assertThat(page.locator("textarea.code-source")).hasValue(source);
    Hands.press(page.locator("button.submit"), "Enter");
  }

  private static void assertFits(Page page, int width) {
    assertAccessible(page);
    Object wide = page.evaluate("() => document.documentElement.scrollWidth");
    assertTrue(((Number) wide).intValue() <= width, page.url() + " is " + wide + " wide");
  }

  @ParameterizedTest
  @CsvSource({
    "point-in-ring, no-hole, The hole is left out, LIGHT, 1280",
    "mirror, foot, The foot for the image, DARK, 360"
  })
  void itIsFoundWrittenWronglyAndThenRightly(
      String folder, String mistake, String name, ColorScheme scheme, int width)
      throws IOException {
    use(new NewContextOptions().setColorScheme(scheme).setViewportSize(width, 800));
    Page page = lesson().page();
    page.navigate(site() + "/lessons/own");
    assertFits(page, width);
    Hands.press(page.locator("#lesson a[href='/exercises/own/" + folder + "']"), "Enter");
    page.locator("section.code .code-form").scrollIntoViewIfNeeded();
    page.locator(".code-editor .cm-content").waitFor();
    write(page, source(folder + "/mistakes/" + mistake + ".java"));
    assertThat(page.locator(".code-verdict[data-outcome=wrong] .code-mistake")).containsText(name);
    assertThat(page.locator(".code-own svg")).isVisible();
    assertFits(page, width);
    write(page, source(folder + "/reference.java"));
    assertThat(page.locator(".code-verdict[data-outcome=right]")).isVisible();
    assertFits(page, width);
  }
}
