package touchline.server.lesson.compile;

import org.commonmark.node.CustomNode;

/** A formula within a line of Markdown. */
final class FormulaNode extends CustomNode {
  private final Formula formula;

  FormulaNode(Formula formula) {
    this.formula = formula;
  }

  Formula formula() {
    return formula;
  }
}
