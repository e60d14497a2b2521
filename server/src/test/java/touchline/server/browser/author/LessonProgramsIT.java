package touchline.server.browser.author;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.geometry.Vec2;
import touchline.server.browser.Axe;
import touchline.server.browser.BrowserCase;
import touchline.server.browser.Hands;

/** An exercise of a lesson that brings its own programs, begun in the lesson. */
class LessonProgramsIT extends BrowserCase {
  private static final Path FOLDER = Path.of("../content/lessons/lines/mirror");
  private static final Pattern POINT = Pattern.compile("\\(([-−0-9.]+), ([-−0-9.]+)\\)");

  private static Vec2 given(Page page, String name) {
    Locator value =
        page.locator("#exercise-mirror_question dl.given dt.v-" + name + " + dd").first();
    Matcher point = POINT.matcher(value.textContent());
    assertTrue(point.find(), value.textContent());
    return new Vec2(number(point.group(1)), number(point.group(2)));
  }

  private static double number(String text) {
    return Double.parseDouble(text.replace('−', '-'));
  }

  private static void answer(Page page, Vec2 point) {
    Locator exercise = page.locator("#exercise-mirror_question");
    exercise.locator("input[name=a0]").fill("(" + point.x() + ", " + point.y() + ")");
    Hands.press(exercise.locator(".answer button"), "Enter");
  }

  private static void write(Page page, String file) throws IOException {
    String source = Files.readString(FOLDER.resolve(file));
    page.locator("#exercise-mirror .code-editor .cm-content").fill(source);
    assertThat(page.locator("#exercise-mirror textarea.code-source")).hasValue(source);
    Hands.press(page.locator("#exercise-mirror button.submit"), "Enter");
  }

  private static void assertFits(Page page, String exercise, int width) {
    assertEquals(List.of(), Axe.violations(page, exercise));
    Object wide = page.evaluate("() => document.documentElement.scrollWidth");
    assertTrue(((Number) wide).intValue() <= width, page.url() + " is " + wide + " wide");
  }

  @ParameterizedTest
  @MethodSource("touchline.server.browser.Looks#lightAndWide")
  void itIsAnsweredAndWrittenWronglyAndThenRightly(ColorScheme scheme, int width)
      throws IOException {
    use(new NewContextOptions().setColorScheme(scheme).setViewportSize(width, 800));
    Page page = lesson().page();
    page.navigate(site() + "/lessons/lines");
    Locator question = page.locator("#exercise-mirror_question");
    question.scrollIntoViewIfNeeded();
    assertThat(question.locator("svg").first()).isVisible();
    Vec2 a = given(page, "a");
    Vec2 d = given(page, "b").minus(a);
    Vec2 p = given(page, "p");
    Vec2 foot = a.plus(d.times(p.minus(a).dot(d) / d.dot(d)));
    answer(page, foot);
    assertThat(page.locator("#exercise-mirror_question .verdict"))
        .containsText("The closest point of the line is given.");
    // The page has marked it already; while it is on its way no other is taken.
    assertThat(page.locator("#exercise-mirror_question .attempts")).isVisible();
    answer(page, foot.times(2).minus(p));
    assertThat(page.locator("#exercise-mirror_question .verdict.right")).isVisible();
    assertFits(page, "#exercise-mirror_question", width);
    page.navigate(site() + "/lessons/lines");
    page.locator("#exercise-mirror .code-form").scrollIntoViewIfNeeded();
    page.locator("#exercise-mirror .code-editor .cm-content").waitFor();
    write(page, "mistakes/foot.java");
    assertThat(page.locator("#exercise-mirror .code-mistake")).containsText("The foot instead of");
    write(page, "reference.java");
    assertThat(page.locator("#exercise-mirror .code-verdict[data-outcome=right]")).isVisible();
    assertFits(page, "#exercise-mirror", width);
  }
}
