package touchline.collision;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The rows of a file of exact cases, as text by column. */
final class CaseRows {
  private CaseRows() {}

  static List<String> lines(String file) {
    try (InputStream in = CaseRows.class.getResourceAsStream("/cases/" + file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  static List<Map<String, String>> csv(String file) {
    List<String> lines = lines(file);
    String[] columns = lines.get(0).split(",", -1);
    return lines.stream().skip(1).map(line -> row(columns, line.split(",", -1))).toList();
  }

  private static Map<String, String> row(String[] columns, String[] cells) {
    Map<String, String> row = new HashMap<>();
    for (int i = 0; i < columns.length; i++) {
      row.put(columns[i], cells[i]);
    }
    return row;
  }

  static double number(Map<String, String> row, String column) {
    return Double.parseDouble(row.get(column));
  }
}
