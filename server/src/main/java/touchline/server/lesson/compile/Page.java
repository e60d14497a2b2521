package touchline.server.lesson.compile;

import java.util.ArrayList;
import java.util.List;
import org.commonmark.node.Node;

/**
 * A Markdown file as a tree.
 *
 * @param file its name in problems, such as {@code content/lessons/closest-point/lesson.md}
 */
record Page(String file, String text, Node root) {
  /** The line of the file on which a node starts, from 1. */
  static int lineOf(Node node) {
    Node at = node;
    while (at.getSourceSpans().isEmpty() && at.getParent() != null) {
      at = at.getParent();
    }
    return at.getSourceSpans().isEmpty() ? 1 : at.getSourceSpans().get(0).getLineIndex() + 1;
  }

  /** All nodes of a type, in the order of the text. */
  <T extends Node> List<T> all(Class<T> type) {
    List<T> found = new ArrayList<>();
    collect(root, type, found);
    return found;
  }

  private static <T extends Node> void collect(Node node, Class<T> type, List<T> found) {
    if (type.isInstance(node)) {
      found.add(type.cast(node));
    }
    for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
      collect(child, type, found);
    }
  }

  /** All formulas with the nodes that hold them. */
  List<Formula> formulas() {
    List<Formula> formulas = new ArrayList<>();
    all(FormulaNode.class).forEach(node -> formulas.add(node.formula()));
    all(FormulaBlock.class).forEach(block -> formulas.add(block.formula()));
    return formulas;
  }
}
