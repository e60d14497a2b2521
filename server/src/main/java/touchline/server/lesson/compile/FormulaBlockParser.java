package touchline.server.lesson.compile;

import org.commonmark.node.Block;
import org.commonmark.parser.SourceLine;
import org.commonmark.parser.block.AbstractBlockParser;
import org.commonmark.parser.block.AbstractBlockParserFactory;
import org.commonmark.parser.block.BlockContinue;
import org.commonmark.parser.block.BlockStart;
import org.commonmark.parser.block.MatchedBlockParser;
import org.commonmark.parser.block.ParserState;

/**
 * Reads {@code $$…$$} that starts a line and ends a line, on one line or on several.
 *
 * <p>A block of its own, not part of a paragraph: a line of it that starts with a minus would
 * otherwise become a list.
 */
final class FormulaBlockParser extends AbstractBlockParser {
  private static final String FENCE = "$$";

  private final FormulaBlock block = new FormulaBlock();

  @Override
  public Block getBlock() {
    return block;
  }

  /** A blank line ends an unclosed formula, so that the rest of the file is still read. */
  @Override
  public BlockContinue tryContinue(ParserState state) {
    return block.closed() || state.isBlank()
        ? BlockContinue.none()
        : BlockContinue.atIndex(state.getIndex());
  }

  @Override
  public void addLine(SourceLine line) {
    String content = line.getContent().toString().strip();
    if (content.endsWith(FENCE)) {
      block.close();
      content = content.substring(0, content.length() - FENCE.length());
    }
    block.append(content);
  }

  /** Starts at two dollar signs, also right below a paragraph. */
  static final class Factory extends AbstractBlockParserFactory {
    @Override
    public BlockStart tryStart(ParserState state, MatchedBlockParser matched) {
      int start = state.getNextNonSpaceIndex();
      String line = state.getLine().getContent().toString();
      return state.getIndent() < 4 && line.startsWith(FENCE, start)
          ? BlockStart.of(new FormulaBlockParser()).atIndex(start + FENCE.length())
          : BlockStart.none();
    }
  }
}
