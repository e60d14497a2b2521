package touchline.server.mail;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.store.QueryPlans;

/** The next letter is found by an index, however many wait for their next try. */
class OutboxPlanTest {
  @Test
  void letterThatIsDueIsFoundByItsTime(@TempDir Path data) {
    assertEquals(List.of(), QueryPlans.scans(data, OutboxStore.TAKE.formatted(":now", "")));
    assertEquals(List.of(), QueryPlans.scans(data, OutboxStore.IS_DUE.formatted(":now")));
  }
}
