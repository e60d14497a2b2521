package touchline.server.browser.exercise;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.server.browser.Hands;

/** Cases that were refused are still there when the page is loaded again. */
class KeptCasesIT extends CaseWriting {
  /** Whether the page marks or the site does. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        ID + "; (0, 0)|3|(3, 4)|4|none; 5",
        "lines/mirror_tests; (1, 1)|(1, 1)|(5, 4)|(5, -2); 5",
        "two-circles/ring_tests; (0, 0)|5|2|1 1; 5"
      })
  void whatIsRefusedStandsThereAfterAReload(String id, String typed, int row) {
    open(id);
    while (shown().count() <= row) {
      Hands.press(button("Add a case"), "Enter");
    }
    List<String> texts = List.of(typed.split("\\|"));
    write(row, texts);
    check();
    assertThat(lesson().exercise().locator("[aria-invalid]").first()).isVisible();
    assertThat(verdict()).hasCount(0);
    lesson().page().reload();
    awaitLife();
    assertThat(shown()).hasCount(row + 1);
    for (int i = 0; i < texts.size(); i++) {
      assertThat(field(row, i)).hasValue(texts.get(i));
    }
    lesson().forgiveStatus(422);
  }

  /** It is the newer one; who asks for the verdict sees it as it was. */
  @Test
  void whatIsRefusedAfterAVerdictStandsThereAfterAReload() {
    open();
    write(0, OVERLAPPING);
    check();
    assertThat(attempts()).hasText("Your attempt");
    String marked = lesson().page().url();
    write(0, List.of("(0, 0)", "3", "three"));
    check();
    assertThat(field(0, 2)).isFocused();
    lesson().page().reload();
    assertThat(field(0, 2)).hasValue("three");
    assertThat(verdict()).hasCount(0);
    lesson().page().navigate(marked);
    awaitLife();
    assertThat(field(0, 2)).hasValue("(3, 4)");
    assertThat(verdict()).hasCount(1);
  }

  /** Once it was marked, it is among the attempts, and the next time begins anew. */
  @Test
  void whatWasMarkedIsNotPutBack() {
    open("lines/mirror_tests");
    write(0, List.of("(0, 0)", "(4, 0)", "(1, 2)", "(1, -2)"));
    check();
    assertThat(verdict()).containsText("of 7 mistaken methods are exposed.");
    open("lines/mirror_tests");
    assertThat(field(0, 0)).hasValue("");
  }

  /** The browser sends the form once more. */
  @Test
  void withoutScriptAReloadShowsThemToo() {
    use(new NewContextOptions().setJavaScriptEnabled(false));
    lesson().page().navigate(site() + "/exercises/lines/mirror_tests");
    write(0, List.of("(1, 1)", "(1, 1)", "(5, 4)", "(5, -2"));
    check();
    assertThat(field(0, 3)).hasValue("(5, -2");
    lesson().page().reload();
    assertThat(field(0, 3)).hasValue("(5, -2");
    assertThat(field(0, 3)).hasAttribute("aria-invalid", "true");
    lesson().forgiveStatus(422);
    lesson().forgiveBlockedScript();
  }
}
