package touchline.server.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is written opens in a spreadsheet as what it was. */
class CsvTableTest {
  @ParameterizedTest
  @ValueSource(strings = {"=cmd|' /C calc'!A0", "+1", "-1+1", "@SUM(A1)", "\tx", "\rx"})
  void formulaIsMadeHarmless(String cell) {
    assertEquals("'" + cell, CsvTable.harmless(cell));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "7.5", "-3", "a=b", "O'Neill", "Nguyễn"})
  void restStaysAsItIs(String cell) {
    assertEquals(cell, CsvTable.harmless(cell));
  }

  @Test
  void commasQuotesAndLinesAreQuoted() {
    assertEquals(
        "a,\"b,c\",\"d\"\"e\",\"f\ng\"\r\n",
        CsvTable.forPrograms().line(List.of("a", "b,c", "d\"e", "f\ng")).toString());
    assertEquals("\uFEFFa\r\n", CsvTable.forSpreadsheets().line(List.of("a")).toString());
  }
}
