package touchline.server.lesson.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A text of an instructor: its formulas end, and are set within a moment. */
class MarkdownTest {
  private final List<Problem> problems = new ArrayList<>();

  private String html(String text) {
    return Markdown.html("exercise.md", text, problems);
  }

  private void assertRefused(int line, String rule) {
    assertEquals(List.of(new Problem("exercise.md", line, rule)), problems);
  }

  @Test
  void formulasAreSet() {
    String html = html("Where $x^2 < 4$:\n\n$$\n\\frac{1}{2}\n$$\n\nIt costs \\$5.\n");
    assertEquals(List.of(), problems);
    assertTrue(html.contains("class=\"katex-display\"") && html.contains("It costs $5."), html);
  }

  @Test
  void dollarThatOpensNothingIsNotLost() {
    assertEquals("", html("One\n\nIt costs $5.\n"));
    assertRefused(3, "$ must be closed in the same paragraph; a dollar sign is written \\$");
  }

  @Test
  void blockHasToEnd() {
    assertEquals("", html("One\n\n$$- a\n- b\n"));
    assertRefused(3, "$$ must be closed by $$ at the end of a line, before a blank line");
  }

  @Test
  void longFormulaIsNotSet() {
    assertEquals("", html("$" + "a".repeat(501) + "$"));
    assertRefused(1, "a formula must have at most 500 characters: one has 501");
  }

  @Test
  void manyFormulasAreNotSet() {
    assertEquals("", html(("$" + "a".repeat(500) + "$ ").repeat(4) + "$b$"));
    assertRefused(1, "all formulas together must have at most 2000 characters: they have 2001");
  }

  /** On a small stack, which ends sooner than that of another machine. */
  @ParameterizedTest
  @ValueSource(strings = {"\\sqrt{", "x_{"})
  void deeplyNestedFormulaIsToldAndNotThrown(String begin) throws InterruptedException {
    String text = "$a$ $" + begin.repeat(70) + "2" + "}".repeat(70) + "$";
    Thread small = new Thread(null, () -> html(text), "small stack", 1 << 18);
    small.start();
    small.join();
    assertRefused(
        1, "a formula must be one that KaTeX can set: one of the formulas is nested too deeply");
  }

  @ParameterizedTest
  @ValueSource(strings = {">", "- ", "1. "})
  void deeplyNestedBlocksBecomeText(String begin) {
    String html = html(begin.repeat(10_000) + "a");
    assertEquals(List.of(), problems);
    assertTrue(html.contains("a"), html);
  }

  @Test
  void formulaThatExpandsWithoutEndIsTold() {
    assertEquals("", html("$\\def\\a{\\a\\a}\\a$"));
    assertTrue(problems.get(0).rule().contains("Too many expansions"), problems.toString());
  }
}
