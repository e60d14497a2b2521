package touchline.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import touchline.topic.Topics;

/** The frozen table: an answer gets the mark and the diagnosis that it got before. */
class VerdictRowsTest {
  private static List<String> rows() throws IOException {
    try (InputStream in = VerdictRowsTest.class.getResourceAsStream("/cases/verdicts.tsv")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }

  @Test
  void everyRowIsMarkedAndDiagnosedAsBefore() throws IOException {
    for (String row : rows()) {
      String expected = row.substring(row.lastIndexOf('\t') + 1);
      assertEquals(expected, VerdictRows.verdict(row, Topics::task), row);
    }
  }

  @Test
  void theTableIsLargeAndCoversEveryTask() throws IOException {
    assertTrue(rows().size() >= 1_000, () -> "too few rows");
    Set<String> tasks =
        rows().stream().map(row -> row.substring(0, row.indexOf('\t'))).collect(Collectors.toSet());
    assertEquals(Topics.tasks().stream().map(Task::id).collect(Collectors.toSet()), tasks);
  }
}
