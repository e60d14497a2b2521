package touchline.server.lesson.compile;

import org.commonmark.node.CustomBlock;

/** A formula on lines of its own. */
final class FormulaBlock extends CustomBlock {
  private final StringBuilder tex = new StringBuilder();
  private boolean closed;

  void append(CharSequence line) {
    tex.append(line).append('\n');
  }

  void close() {
    closed = true;
  }

  boolean closed() {
    return closed;
  }

  Formula formula() {
    return new Formula(tex.toString().strip(), true);
  }
}
