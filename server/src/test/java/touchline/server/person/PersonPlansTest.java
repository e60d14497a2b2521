package touchline.server.person;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.server.store.QueryPlans;

/** Everything about one person is found by indexes, whatever there is about others. */
class PersonPlansTest {
  @TempDir private static Path data;

  static Stream<String> queries() {
    return Stream.concat(PersonStore.PARTS.values().stream(), ErasureStore.WORDS.stream());
  }

  @ParameterizedTest
  @MethodSource("queries")
  void noLargeTableIsReadFromEndToEnd(String query) {
    assertEquals(List.of(), QueryPlans.scans(data, query));
  }
}
