package touchline.server.remark;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.server.store.QueryPlans;

/** Every query of marking again has its index. */
class RemarkPlansTest {
  @TempDir private static Path data;

  private static List<String> queries() {
    return List.of(
        RemarkStore.CONCERNED,
        TallyStore.TALLY,
        "SELECT count(*) " + TallyStore.CONCERNED,
        TallyStore.STUDENTS,
        RowStore.ROWS,
        UnitStore.NEXT.formatted("1"));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5})
  void noLargeTableIsReadFromEndToEnd(int number) {
    assertEquals(List.of(), QueryPlans.scans(data, queries().get(number)));
  }
}
