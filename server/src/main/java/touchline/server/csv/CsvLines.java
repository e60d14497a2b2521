package touchline.server.csv;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import java.util.List;

/** Reads CSV in whatever encoding, with whatever separator, line by line. */
public final class CsvLines {
  private CsvLines() {}

  /** Takes a line; false ends the reading. */
  public interface Taker {
    /**
     * Takes a line.
     *
     * @param number counted from 1, as editors do
     */
    boolean take(int number, List<String> fields);
  }

  /**
   * Hands every line to the taker.
   *
   * @return false if from some line on it is no CSV
   */
  public static boolean read(byte[] file, Taker taker) {
    String text = CsvText.of(file);
    CsvReader.CsvReaderBuilder format =
        CsvReader.builder()
            .fieldSeparator(CsvText.separator(text))
            .allowExtraFields(true)
            .allowMissingFields(true)
            .skipEmptyLines(true);
    try {
      for (CsvRecord line : format.ofCsvRecord(text)) {
        if (!taker.take((int) line.getStartingLineNumber(), line.getFields())) {
          return true;
        }
      }
      return true;
    } catch (CsvParseException broken) {
      return false;
    }
  }
}
