package touchline.server.claim;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.server.store.QueryPlans;

/** The work of one browser is found by indexes. */
class ClaimPlansTest {
  @TempDir private static Path data;

  @ParameterizedTest
  @ValueSource(strings = {ClaimStore.ANONYMOUS, ClaimStore.WORK})
  void noLargeTableIsReadFromEndToEnd(String query) {
    assertEquals(List.of(), QueryPlans.scans(data, query));
  }
}
