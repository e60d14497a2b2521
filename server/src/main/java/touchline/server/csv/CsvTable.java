package touchline.server.csv;

import java.util.List;

/** Writes CSV: RFC 4180, with cells that a spreadsheet would run as a formula made harmless. */
public final class CsvTable {
  /** How a spreadsheet recognises a formula; see OWASP, CSV injection. */
  private static final String FORMULA = "=+-@\t\r";

  /** Without it Excel takes UTF-8 for Windows' Latin letters. */
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private final StringBuilder text;

  private CsvTable(String start) {
    this.text = new StringBuilder(start);
  }

  /** For people with spreadsheets: begins with a byte order mark. */
  public static CsvTable forSpreadsheets() {
    return new CsvTable(BYTE_ORDER_MARK);
  }

  /** For programs, which may take a byte order mark for a part of the first heading. */
  public static CsvTable forPrograms() {
    return new CsvTable("");
  }

  /** Adds a line. */
  public CsvTable line(List<String> cells) {
    for (int i = 0; i < cells.size(); i++) {
      text.append(i == 0 ? "" : ",").append(quoted(harmless(cells.get(i))));
    }
    text.append("\r\n");
    return this;
  }

  /** An apostrophe in front makes a spreadsheet read text. A negative number stays one. */
  static String harmless(String cell) {
    boolean isFormula = !cell.isEmpty() && FORMULA.indexOf(cell.charAt(0)) >= 0;
    return isFormula && !cell.matches("-[0-9]+(\\.[0-9]+)?") ? "'" + cell : cell;
  }

  private static String quoted(String cell) {
    boolean isPlain = cell.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
    return isPlain ? cell : '"' + cell.replace("\"", "\"\"") + '"';
  }

  /** The whole table. */
  @Override
  public String toString() {
    return text.toString();
  }
}
