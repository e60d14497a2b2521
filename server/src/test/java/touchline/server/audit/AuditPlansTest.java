package touchline.server.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.server.store.QueryPlans;

/** A course's log is found by its index. */
class AuditPlansTest {
  @TempDir private static Path data;

  @ParameterizedTest
  @ValueSource(strings = {AuditStore.PAGE, AuditStore.WITH_REASONS})
  void noLargeTableIsReadFromEndToEnd(String query) {
    assertEquals(List.of(), QueryPlans.scans(data, query));
  }
}
