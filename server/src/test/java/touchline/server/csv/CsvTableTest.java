package touchline.server.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is written opens as what it was: in a spreadsheet harmless, in a program exact. */
class CsvTableTest {
  private static final List<String> TEXTS =
      List.of(
          "=cmd|' /C calc'!A0",
          "+1",
          "-1+1",
          "@SUM(A1)",
          "\tx",
          "\rx",
          "\uFF1D1+1",
          "\uFF0B1",
          "\uFF0D1+1",
          "\uFF20a",
          "a;=1+1",
          "a;\"=1+1\"",
          "a; =1+1",
          "a\t=1+1",
          "a\n=1+1",
          "a|=1+1",
          "\"=1+1\"",
          "Bo \"b, c\" d",
          "-3",
          "a;;b");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "=cmd' /C calc'!A0",
        "+1",
        "-1+1",
        "@SUM(A1)",
        "\tx",
        "\rx",
        "\uFF1D1+1",
        "\uFF0B1",
        "\uFF0D1",
        "\uFF20a",
        " =1",
        "\"=1",
        "\u001d+1",
        "\u00a0=1",
        "\u200b@a"
      })
  void formulaIsMadeHarmless(String cell) {
    assertEquals("'" + cell, CsvTable.harmless(cell));
  }

  @ParameterizedTest
  @CsvSource({"a;=1+1, a;'=1+1", "a;b;+1;c, a;b;'+1;c", "=1;=2, '=1;'=2", "a;-3, a;'-3"})
  void formulaBehindASeparatorIsMadeHarmless(String cell, String written) {
    assertEquals(written, CsvTable.harmless(cell));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "7.5", "-3", "a=b", "O'Neill", "Nguyễn", "Weeks 1; 2", "a - b", "x;y"})
  void restStaysAsItIs(String cell) {
    assertEquals(cell, CsvTable.harmless(cell));
  }

  @Test
  void nothingButEndsOfLinesTakesNoLonger() {
    String ends = "\r\n".repeat(500_000);
    assertTimeout(Duration.ofMinutes(1), () -> assertEquals("'" + ends, CsvTable.harmless(ends)));
  }

  private static List<List<String>> read(String table) {
    List<List<String>> lines = new ArrayList<>();
    assertTrue(
        CsvLines.read(table.getBytes(StandardCharsets.UTF_8), (number, cells) -> lines.add(cells)));
    return lines;
  }

  @Test
  void programsReadBackWhatWasWritten() {
    String table = CsvTable.forPrograms().line(List.of("a", "b", "c")).line(TEXTS).toString();
    assertEquals(List.of(List.of("a", "b", "c"), TEXTS), read(table));
  }

  /** Whichever sign it takes for the end of a cell, quotation marks or none. */
  @Test
  void noSpreadsheetFindsAFormula() {
    String table = CsvTable.forSpreadsheets().line(List.of("a", "b", "c")).line(TEXTS).toString();
    List<String> cells = new ArrayList<>(read(table).get(1));
    for (String separator : List.of(";", "\t", "\\|")) {
      for (String line : table.substring(1).split("[\r\n]+", -1)) {
        for (String cell : line.split(separator, -1)) {
          cells.add(cell.replaceFirst("^[\\s\"]+", ""));
        }
      }
    }
    for (String cell : cells) {
      assertFalse(cell.matches("(?s)[=+@\uFF1D\uFF0B\uFF0D\uFF20\t\r].*|-(?!3$).*"), cell);
    }
  }

  @Test
  void commasQuotesAndLinesAreQuoted() {
    assertEquals(
        "a,\"b,c\",\"d\"\"e\",\"f\ng\"\r\n",
        CsvTable.forPrograms().line(List.of("a", "b,c", "d\"e", "f\ng")).toString());
    assertEquals("\uFEFFa\r\n", CsvTable.forSpreadsheets().line(List.of("a")).toString());
  }
}
