package touchline.gap;

import java.util.ArrayList;
import java.util.List;
import touchline.listing.Statement;

/** The listing as it is printed, in pieces: what stands before each gap, and after the last. */
final class Printed {
  private static final String IF = "if (";

  private final List<String> pieces = new ArrayList<>();
  private final StringBuilder piece = new StringBuilder();

  private Printed() {}

  /** One piece more than there are gaps. */
  static List<String> of(Gaps gaps) {
    Printed printed = new Printed();
    printed.piece.append(gaps.head()).append('\n');
    List<Statement> statements = gaps.listing().statements();
    for (int line = 0; line < statements.size(); line++) {
      printed.add(statements.get(line).text(), line, gaps.gaps());
    }
    printed.piece.append('}');
    printed.pieces.add(printed.piece.toString());
    return List.copyOf(printed.pieces);
  }

  private void add(String text, int line, List<Gap> gaps) {
    int from = 0;
    int body = text.startsWith(IF) ? text.indexOf(" return ") + 1 : 0;
    piece.append("  ");
    for (Gap gap : gaps) {
      if (gap.line() == line) {
        put(text, from, gap.start(), body);
        pieces.add(piece.toString());
        piece.setLength(0);
        from = gap.end();
      }
    }
    put(text, from, text.length(), body);
    piece.append(body > 0 ? "\n  }\n" : "\n");
  }

  /** What an {@code if} returns stands in braces, in a line of its own. */
  private void put(String text, int from, int to, int body) {
    if (from < body && body <= to) {
      piece.append(text, from, body).append("{\n    ").append(text, body, to);
    } else {
      piece.append(text, from, to);
    }
  }
}
