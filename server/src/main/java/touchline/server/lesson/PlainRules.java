package touchline.server.lesson;

import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Node;

/** What no page may hold: raw HTML and mathematics that is not closed or not typeset. */
final class PlainRules {
  private final Mathematics mathematics;
  private final Problems problems;

  PlainRules(Mathematics mathematics, Problems problems) {
    this.mathematics = mathematics;
    this.problems = problems;
  }

  /** Call once the page's formulas are typeset. */
  void check(Page page) {
    page.all(HtmlBlock.class).forEach(html -> rawHtml(page, html, html.getLiteral()));
    page.all(HtmlInline.class).forEach(html -> rawHtml(page, html, html.getLiteral()));
    page.all(LooseDollar.class).forEach(dollar -> loose(page, dollar));
    page.all(FormulaNode.class).forEach(node -> typeset(page, node, node.formula()));
    for (FormulaBlock block : page.all(FormulaBlock.class)) {
      if (block.closed()) {
        typeset(page, block, block.formula());
      } else {
        add(page, block, "$$ must be closed by $$ at the end of a line, before a blank line");
      }
    }
  }

  private void rawHtml(Page page, Node node, String html) {
    add(page, node, "raw HTML is not allowed: " + html.lines().findFirst().orElse(""));
  }

  private void loose(Page page, Node node) {
    add(page, node, "$ must be closed in the same paragraph; a dollar sign is written \\$");
  }

  private void typeset(Page page, Node node, Formula formula) {
    if (mathematics.of(formula) instanceof Mathematics.Typeset.Broken broken) {
      add(page, node, "mathematics: " + broken.message() + " in " + formula.tex());
    }
  }

  private void add(Page page, Node node, String rule) {
    problems.add(page.file(), Page.lineOf(node), rule);
  }
}
