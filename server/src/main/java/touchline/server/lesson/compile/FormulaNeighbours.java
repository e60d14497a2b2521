package touchline.server.lesson.compile;

import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.jspecify.annotations.Nullable;
import touchline.server.lesson.figure.Units;

/**
 * The text that stands against a formula without a blank, such as a bracket before it or a full
 * stop after it, or that is its unit, and that has to stay with it on one line.
 */
final class FormulaNeighbours {
  private FormulaNeighbours() {}

  /** What belongs to the formula that follows the text in front of it. */
  static String before(FormulaNode formula) {
    return formula.getPrevious() instanceof Text text
        ? text.getLiteral().substring(startOfEnd(text))
        : "";
  }

  /** What belongs to the formula from the text behind it. */
  static String after(FormulaNode formula) {
    return formula.getNext() instanceof Text text
        ? text.getLiteral().substring(0, endOfStart(text))
        : "";
  }

  /** What remains of a text when the formulas on its sides have taken their parts. */
  static String rest(Text text) {
    return text.getLiteral().substring(endOfStart(text), startOfEnd(text));
  }

  private static int endOfStart(Text text) {
    String literal = text.getLiteral();
    int end = 0;
    if (isFormula(text.getPrevious())) {
      end = Units.lengthAt(literal, 0);
      while (end < literal.length() && !Character.isWhitespace(literal.charAt(end))) {
        end++;
      }
    }
    return end;
  }

  /** Between two formulas the first takes its part first. */
  private static int startOfEnd(Text text) {
    String literal = text.getLiteral();
    int start = literal.length();
    int least = endOfStart(text);
    if (isFormula(text.getNext())) {
      while (start > least && !Character.isWhitespace(literal.charAt(start - 1))) {
        start--;
      }
    }
    return start;
  }

  private static boolean isFormula(@Nullable Node node) {
    return node instanceof FormulaNode;
  }
}
