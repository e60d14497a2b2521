package touchline.server.outside;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The short form of the class of five hundred, as {@code java -jar} starts the site. */
class ClassCampaignIT {
  private static final Path JAR = Path.of("target", "touchline.jar");

  @TempDir private Path folder;

  @Test
  void aSmallClassHandsInAndNothingFails() throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    List<Duration> spikes = List.of(Duration.ofSeconds(2), Duration.ofSeconds(1));
    ClassCampaign campaign = new ClassCampaign(12, Duration.ofSeconds(5), spikes, Duration.ZERO, 1);
    Path data = folder.resolve("data");
    Timings timings;
    try (SiteProcess site = SiteProcess.plain(JAR, data)) {
      timings = campaign.measure(site, data, new PrintStream(out, true, StandardCharsets.UTF_8));
    }
    String table = out.toString(StandardCharsets.UTF_8);
    assertEquals(0, timings.failures(), table);
    assertEquals(12, timings.count("hand-in within 2 s, verdict"), table);
    assertEquals(12, timings.count("hand-in within 1 s, verdict"), table);
    assertTrue(timings.count("value answer") > 0 && timings.count("lesson") > 0, table);
    assertTrue(table.contains("at rest: server ") && table.contains("p95"), table);
  }
}
