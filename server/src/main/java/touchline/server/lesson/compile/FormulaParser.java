package touchline.server.lesson.compile;

import java.util.Set;
import org.commonmark.parser.beta.InlineContentParser;
import org.commonmark.parser.beta.InlineContentParserFactory;
import org.commonmark.parser.beta.InlineParserState;
import org.commonmark.parser.beta.ParsedInline;
import org.commonmark.parser.beta.Position;
import org.commonmark.parser.beta.Scanner;

/**
 * Reads {@code $…$} within a line.
 *
 * <p>Every dollar sign opens or closes a formula; a price is written {@code \$5}. No guessing from
 * spaces or digits around it, so a forgotten dollar is found where it is missing. A formula holds
 * no back quote, so it cannot swallow a code span; inside it nothing is emphasis or a link.
 */
final class FormulaParser implements InlineContentParser {
  @Override
  public ParsedInline tryParse(InlineParserState state) {
    Scanner scanner = state.scanner();
    scanner.next();
    Position start = scanner.position();
    while (scanner.hasNext() && scanner.peek() != '`') {
      Position end = scanner.position();
      if (scanner.next('\\')) {
        scanner.next();
      } else if (scanner.next('$')) {
        return formula(scanner.getSource(start, end).getContent(), start, scanner);
      } else {
        scanner.next();
      }
    }
    return ParsedInline.of(new LooseDollar(), start);
  }

  private static ParsedInline formula(String tex, Position start, Scanner scanner) {
    if (tex.isBlank()) {
      return ParsedInline.of(new LooseDollar(), start);
    }
    return ParsedInline.of(new FormulaNode(new Formula(tex, false)), scanner.position());
  }

  /** Called for every dollar sign that no backslash precedes. */
  static final class Factory implements InlineContentParserFactory {
    @Override
    public Set<Character> getTriggerCharacters() {
      return Set.of('$');
    }

    @Override
    public InlineContentParser create() {
      return new FormulaParser();
    }
  }
}
