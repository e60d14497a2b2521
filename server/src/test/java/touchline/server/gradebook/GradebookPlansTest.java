package touchline.server.gradebook;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.server.store.QueryPlans;

/** Every query of the gradebook has its index. */
class GradebookPlansTest {
  @TempDir private static Path data;

  @ParameterizedTest
  @ValueSource(
      strings = {
        GradebookStore.COLUMNS,
        TotalsStore.STUDENTS,
        TotalsStore.PEOPLE,
        TotalsStore.NAMED,
        TotalsStore.THESE,
        CategoryStore.LIST,
        BatchStore.LIST,
        BatchStore.CELLS,
        CellStore.CELLS,
        CellStore.POINTS,
        CellStore.ABOVE,
        HistoryStore.ATTEMPTS,
        HistoryStore.VALUES,
        HistoryStore.METHODS,
        RequestStore.LIST,
        RequestStore.ONE,
        RequestStore.MESSAGES,
        MarksStore.FILE
      })
  void noLargeTableIsReadFromEndToEnd(String query) {
    assertEquals(List.of(), QueryPlans.scans(data, query));
  }
}
