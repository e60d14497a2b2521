package touchline.server.browser.exercise;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.server.browser.Axe;
import touchline.server.browser.Hands;
import touchline.task.Marker;
import touchline.topic.Topics;

/** Cases that are written for a method in the browser: added, removed, checked and read. */
class CasesIT extends CaseWriting {
  private static final List<String> APART = List.of("1 0", "0", "0 -1", "0", "0 0");
  private static final List<String> ONE_PLACE = List.of("(0, 0)", "3", "(0, 0)", "0", "(0, 3)");
  private static final List<String> INSIDE = List.of("(0, 1)", "1", "(0, 0)", "4", "(0, 4)");

  @Test
  void casesAreAddedAndExposeOneAfterTheOther() {
    open();
    assertThat(shown()).hasCount(3);
    write(0, List.of("(0, 0)", "3", "(3, 4)", "4", "(1, 1)"));
    check();
    assertThat(verdict()).containsText("Case 1 accuses the right method, so it exposes nobody.");
    assertThat(attempts()).hasText("Your attempt");
    write(0, OVERLAPPING);
    check();
    assertThat(verdict()).containsText("of 17 mistaken methods are exposed.");
    assertThat(verdict()).containsText("passes all your cases.");
    assertThat(attempts()).hasText("Your 2 attempts");
    write(1, APART);
    write(2, ONE_PLACE);
    Hands.press(button("Add a case"), "Enter");
    assertThat(shown()).hasCount(4);
    assertThat(field(3, 0)).isFocused();
    write(3, INSIDE);
    check();
    assertThat(verdict()).hasAccessibleName("Right.");
    assertThat(verdict()).containsText("All 17 mistaken methods are exposed.");
    assertThat(attempts()).hasText("Your 3 attempts");
    lesson().page().reload();
    assertThat(field(3, 4)).hasValue("(0, 4)");
    assertThat(shown()).hasCount(4);
  }

  @Test
  void whatStandsBelowARemovedCaseMovesUp() {
    open();
    write(0, OVERLAPPING);
    write(1, APART);
    Hands.press(button("Remove case 1"), "Enter");
    assertThat(shown()).hasCount(2);
    assertThat(field(0, 0)).hasValue("1 0");
    assertThat(field(0, 0)).isFocused();
    assertThat(field(1, 0)).hasValue("");
  }

  @Test
  void halfACaseIsSaidAtTheFieldThatLacks() {
    open();
    write(0, List.of("(0, 0)", "3", "", "4", "none"));
    check();
    assertThat(field(0, 2)).isFocused();
    assertThat(field(0, 2))
        .hasAccessibleDescription("This is missing. A case needs all its fields.");
    assertThat(field(0, 4)).hasAttribute("aria-invalid", "true");
    assertThat(field(0, 4)).hasValue("none");
    assertThat(verdict()).hasCount(0);
  }

  @Test
  void decisionIsChosenAndMarkedInThePage() {
    lesson().page().route("**/panel", route -> {});
    open("overlap/tests");
    List<String> right = Marker.of(Topics.task("overlap-tests").orElseThrow(), 5).right(0);
    for (int row = 0; !right.get(row * 5).isEmpty(); row++) {
      if (row >= shown().count()) {
        Hands.press(button("Add a case"), "Enter");
      }
      write(row, right.subList(row * 5, row * 5 + 4));
      one(row).locator("input[value=" + right.get(row * 5 + 4) + "]").check();
    }
    check();
    assertThat(verdict()).hasAccessibleName("Right.");
  }

  @ParameterizedTest
  @MethodSource("touchline.server.browser.Looks#lightAndWide")
  void axeFindsNothingInAnyState(ColorScheme scheme, int width) {
    use(new NewContextOptions().setColorScheme(scheme).setViewportSize(width, 800));
    open();
    assertClean("untouched", width);
    write(0, List.of("(0, 0)", "3", "", "4", "none"));
    check();
    assertThat(field(0, 2)).isFocused();
    assertClean("refused", width);
    write(0, OVERLAPPING);
    check();
    assertThat(verdict()).isFocused();
    assertClean("partly right", width);
  }

  private void assertClean(String state, int width) {
    assertEquals(List.of(), Axe.violations(lesson().page()), state);
    Object wide = lesson().page().evaluate("() => document.documentElement.scrollWidth");
    assertEquals(width, ((Number) wide).intValue(), state);
  }
}
