package touchline.server.csv;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * Writes CSV as RFC 4180 has it: for spreadsheets with cells that they would run as a formula made
 * harmless, for programs exactly as it is, because they find people and columns by these texts.
 */
public final class CsvTable {
  /**
   * How a spreadsheet recognises a formula; see OWASP, CSV Injection. The wide signs are those of
   * East Asian keyboards.
   */
  private static final String SIGNS = "=+@-\uFF1D\uFF0B\uFF0D\uFF20";

  /**
   * A spreadsheet that parts cells at semicolons or tabs, as it does in many countries, sees a cell
   * begin behind each of them, and one that does not know quotation marks sees one behind a line's
   * end.
   */
  private static final String ENDS = ";|\t\r\n";

  private static final Pattern NEGATIVE = Pattern.compile("-[0-9]+(\\.[0-9]+)?");

  /** Without it Excel takes UTF-8 for Windows' Latin letters. */
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private final StringBuilder text;
  private final UnaryOperator<String> written;

  private CsvTable(String start, UnaryOperator<String> written) {
    this.text = new StringBuilder(start);
    this.written = written;
  }

  /** For people with spreadsheets: begins with a byte order mark. */
  public static CsvTable forSpreadsheets() {
    return new CsvTable(BYTE_ORDER_MARK, CsvTable::harmless);
  }

  /** For programs, which may take a byte order mark or an apostrophe for a part of a text. */
  public static CsvTable forPrograms() {
    return new CsvTable("", UnaryOperator.identity());
  }

  /** Adds a line. */
  public CsvTable line(List<String> cells) {
    for (int i = 0; i < cells.size(); i++) {
      text.append(i == 0 ? "" : ",").append(quoted(written.apply(cells.get(i))));
    }
    text.append("\r\n");
    return this;
  }

  /**
   * A cell as a spreadsheet gets it: an apostrophe makes it read text. A negative number stays one.
   */
  public static String harmless(String cell) {
    if (NEGATIVE.matcher(cell).matches()) {
      return cell;
    }
    StringBuilder harmless = new StringBuilder();
    int said = 0;
    for (int i = 0; i < cell.length(); i++) {
      if (i == 0 || ENDS.indexOf(cell.charAt(i - 1)) >= 0) {
        // Never back: a long cell of nothing but ends takes no longer than another.
        said = said(cell, Math.max(said, i));
        boolean isFormula = said < cell.length() && SIGNS.indexOf(cell.charAt(said)) >= 0;
        boolean isEnd = i == 0 && "\t\r\n".indexOf(cell.charAt(0)) >= 0;
        harmless.append(isFormula || isEnd ? "'" : "");
      }
      harmless.append(cell.charAt(i));
    }
    return harmless.toString();
  }

  /** Where the next character is that a spreadsheet may look at: not blank, and no control. */
  private static int said(String cell, int from) {
    int at = from;
    while (at < cell.length() && isNothing(cell.charAt(at))) {
      at++;
    }
    return at;
  }

  private static boolean isNothing(char c) {
    return c == '"'
        || Character.isWhitespace(c)
        || Character.isSpaceChar(c)
        || Character.isISOControl(c)
        || Character.getType(c) == Character.FORMAT;
  }

  private static String quoted(String cell) {
    boolean isPlain =
        cell.chars().noneMatch(c -> c == ',' || c == ';' || c == '"' || c == '\n' || c == '\r');
    return isPlain ? cell : '"' + cell.replace("\"", "\"\"") + '"';
  }

  /** The whole table. */
  @Override
  public String toString() {
    return text.toString();
  }
}
