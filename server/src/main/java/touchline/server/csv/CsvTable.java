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
   * East Asian keyboards. A spreadsheet that parts cells at semicolons or tabs, as it does in many
   * countries, sees a cell begin behind each of them, and one that does not know quotation marks
   * sees one behind a line's end; blanks and quotation marks in front make no difference.
   */
  private static final Pattern FORMULA =
      Pattern.compile(
          "(?<=^|[;|\\t\\r\\n])(?=[\\s\"]*[=+@\uFF1D\uFF0B\uFF0D\uFF20-]|^[\\t\\r\\n])");

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
    return NEGATIVE.matcher(cell).matches() ? cell : FORMULA.matcher(cell).replaceAll("'");
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
