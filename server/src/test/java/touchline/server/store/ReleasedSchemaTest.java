package touchline.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A database of any released version goes on with all its rows. */
class ReleasedSchemaTest {
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 10})
  void everyRowOfAnEarlierVersionIsKept(int version, @TempDir Path data) throws Exception {
    Place place = FolderPlace.scratch(data);
    Released.write(place, version);
    Map<Table, List<String>> before = Released.rows(place, List.of());
    try (Database database = Database.open(place)) {
      assertEquals(before, Released.rows(place, List.copyOf(before.keySet())));
      assertEquals(
          List.of(),
          database.read(
              handle -> handle.createQuery("PRAGMA foreign_key_check").mapTo(String.class).list()));
    }
    for (Map.Entry<Table, List<String>> table : before.entrySet()) {
      boolean isLeftEmpty = table.getKey().name().endsWith("_upload");
      assertFalse(!isLeftEmpty && table.getValue().isEmpty(), table.getKey().name());
    }
  }
}
