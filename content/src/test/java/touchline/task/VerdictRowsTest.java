package touchline.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import touchline.parity.VerdictRows;
import touchline.topic.Topics;

/** The frozen tables, one for each topic: an answer gets the mark and diagnosis of before. */
class VerdictRowsTest {
  private static final Path TABLES = Path.of("src/test/resources/cases/verdicts");

  private static List<String> rows() throws IOException {
    List<String> rows = new ArrayList<>();
    try (Stream<Path> tables = Files.list(TABLES).sorted()) {
      for (Path table : tables.toList()) {
        rows.addAll(Files.readAllLines(table));
      }
    }
    return rows;
  }

  @Test
  void everyRowIsMarkedAndDiagnosedAsBefore() throws IOException {
    VerdictRows verdicts = new VerdictRows(Topics::task);
    for (String row : rows()) {
      String expected = row.substring(row.lastIndexOf('\t') + 1);
      assertEquals(expected, verdicts.verdict(row), row);
    }
  }

  @Test
  void theTablesAreLargeAndCoverEveryTask() throws IOException {
    assertTrue(rows().size() >= 1_000, () -> "too few rows");
    Set<String> tasks =
        rows().stream().map(row -> row.substring(0, row.indexOf('\t'))).collect(Collectors.toSet());
    assertEquals(Topics.tasks().stream().map(Task::id).collect(Collectors.toSet()), tasks);
  }
}
