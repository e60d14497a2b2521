package touchline.server.lesson.compile;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Node;

/** What no page may hold: raw HTML, and mathematics that is open, broken or about nothing. */
final class PlainRules {
  private static final Pattern COLOUR = Pattern.compile("class=\"enclosing v-([A-Za-z]+)\"");

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
    FormulaRules.findOpen(page, problems);
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
}
