package touchline.server.lesson.compile;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Node;

/**
 * What no page may hold: raw HTML, and mathematics that is open, broken or about nothing; and in a
 * text from a stranger, mathematics that takes too long to set.
 */
final class PlainRules {
  private static final Pattern COLOUR = Pattern.compile("class=\"enclosing v-([A-Za-z]+)\"");

  /** Of one formula: as many characters are set within a moment. */
  private static final int LONGEST = 500;

  /** Of all formulas of a text together. */
  private static final int MOST = 2000;

  private final Mathematics mathematics;
  private final Problems problems;

  PlainRules(Mathematics mathematics, Problems problems) {
    this.mathematics = mathematics;
    this.problems = problems;
  }

  /**
   * Checks a page whose formulas are typeset.
   *
   * @param variables the names that have a colour in the lesson's figures; if there are none, any
   *     name will do
   */
  void check(Page page, Set<String> variables) {
    page.all(HtmlBlock.class).forEach(html -> rawHtml(page, html, html.getLiteral()));
    page.all(HtmlInline.class).stream()
        .filter(html -> !html.getLiteral().startsWith("</"))
        .forEach(html -> rawHtml(page, html, html.getLiteral()));
    findOpen(page, problems);
    page.all(FormulaNode.class).forEach(node -> typeset(page, node, node.formula(), variables));
    for (FormulaBlock block : page.all(FormulaBlock.class)) {
      if (block.closed()) {
        typeset(page, block, block.formula(), variables);
      }
    }
  }

  private void rawHtml(Page page, Node node, String html) {
    add(page, node, "raw HTML is not allowed: " + html.lines().findFirst().orElse(""));
  }

  private void typeset(Page page, Node node, Formula formula, Set<String> variables) {
    if (mathematics.of(formula) instanceof Mathematics.Typeset.Broken broken) {
      add(page, node, "mathematics: " + broken.message() + " in " + formula.tex());
    } else if (mathematics.of(formula) instanceof Mathematics.Typeset.Html done) {
      Matcher names = COLOUR.matcher(variables.isEmpty() ? "" : done.html());
      while (names.find()) {
        if (!variables.contains(names.group(1))) {
          add(
              page,
              node,
              "mathematics: no figure of the lesson has this variable: " + names.group(1));
        }
      }
    }
  }

  private void add(Page page, Node node, String rule) {
    problems.add(page.file(), Page.lineOf(node), rule);
  }

  /** Dollar signs that open a formula and have none that closes it. */
  static void findOpen(Page page, Problems problems) {
    page.all(LooseDollar.class)
        .forEach(
            dollar ->
                problems.add(
                    page.file(),
                    Page.lineOf(dollar),
                    "$ must be closed in the same paragraph; a dollar sign is written \\$"));
    for (FormulaBlock block : page.all(FormulaBlock.class)) {
      if (!block.closed()) {
        problems.add(
            page.file(),
            Page.lineOf(block),
            "$$ must be closed by $$ at the end of a line, before a blank line");
      }
    }
  }

  /**
   * Formulas that take too long to set, which has no limit of time.
   *
   * @return whether all of them may be set
   */
  static boolean findLong(Page page, Problems problems) {
    int all = 0;
    boolean areShort = true;
    for (Formula formula : page.formulas()) {
      int length = formula.tex().length();
      all += length;
      if (length > LONGEST) {
        String rule = "a formula must have at most " + LONGEST + " characters: one has " + length;
        problems.add(page.file(), 1, rule);
        areShort = false;
      }
    }
    if (all > MOST) {
      String rule = "all formulas together must have at most " + MOST + " characters: they have ";
      problems.add(page.file(), 1, rule + all);
    }
    return areShort && all <= MOST;
  }
}
