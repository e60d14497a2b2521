package touchline.server.rubric;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.server.store.QueryPlans;

/** Every query has its index. */
class RubricPlansTest {
  @TempDir private static Path data;

  @ParameterizedTest
  @ValueSource(strings = {RubricStore.ITEMS, RubricStore.TICKED, RubricStore.PEOPLE})
  void noLargeTableIsReadFromEndToEnd(String query) {
    assertEquals(List.of(), QueryPlans.scans(data, query));
  }
}
