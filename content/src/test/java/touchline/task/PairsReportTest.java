package touchline.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import touchline.topic.Topics;

class PairsReportTest {
  @Test
  void theKeptReportIsTheOneOfThisBuild() throws IOException {
    Path written = Path.of("target", "pairs.md");
    PairsReport.write(written);
    assertEquals(
        Files.readString(written),
        Files.readString(Path.of("measured", "pairs.md")),
        "measured/pairs.md is stale: copy target/pairs.md over it");
  }

  @Test
  void everyTaskHasItsRow() {
    String report = PairsReport.text();
    Topics.tasks().stream()
        .filter(task -> task.kind() != Kind.HUNT)
        .forEach(task -> assertTrue(report.contains("| " + task.id() + " | "), task.id()));
    assertTrue(report.contains("S02 ("), "pairs that are never told apart are named");
  }
}
