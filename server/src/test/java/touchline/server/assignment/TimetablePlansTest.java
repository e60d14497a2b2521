package touchline.server.assignment;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.server.store.QueryPlans;

/** A timetable is read without reading what concerns other courses. */
class TimetablePlansTest {
  @TempDir private static Path data;

  @ParameterizedTest
  @ValueSource(strings = {TimetableStore.PLANNED, TimetableStore.EXTENSIONS})
  void noLargeTableIsReadFromEndToEnd(String query) {
    assertEquals(List.of(), QueryPlans.scans(data, query));
  }
}
