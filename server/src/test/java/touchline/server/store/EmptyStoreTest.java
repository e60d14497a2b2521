package touchline.server.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a new folder begins with is what all steps of the schema lead to. */
class EmptyStoreTest {
  @TempDir private Path data;

  @Test
  void aNewFolderNeedsNoStep() throws IOException {
    DataSource source = begun(data);
    assertTrue(Steps.areTaken(source, Dialect.SQLITE));
    try (Stream<Path> files = Files.list(data)) {
      List<Path> left = files.filter(file -> file.toString().endsWith(".new")).toList();
      assertEquals(List.of(), left);
    }
  }

  @Test
  void flywayFindsItsOwnSteps() {
    Flyway schema = Database.schema(begun(data), Dialect.SQLITE, "latest");
    schema.validate();
    assertEquals(0, schema.info().pending().length);
    assertEquals(0, schema.migrate().migrationsExecuted);
  }

  @Test
  void theStepsLeadThere() throws Exception {
    Path steps = Files.createDirectory(data.resolve("steps"));
    DataSource taken = Place.folder(steps).source();
    Database.schema(taken, Dialect.SQLITE, "latest").migrate();
    DataSource copied = begun(data.resolve("copied"));
    assertEquals(schema(taken), schema(copied));
    assertEquals(counts(taken), counts(copied));
  }

  @Test
  void eachBuildMakesTheSameBytes(@TempDir Path one, @TempDir Path other) throws Exception {
    assertArrayEquals(built(one), built(other));
  }

  private static DataSource begun(Path folder) {
    Place place = Place.folder(folder);
    place.begin();
    return place.source();
  }

  private static byte[] built(Path classes) throws Exception {
    EmptyStore.main(new String[] {classes.toString()});
    return Files.readAllBytes(classes.resolve("touchline/store/empty.db"));
  }

  private static TreeSet<String> schema(DataSource source) throws SQLException {
    TreeSet<String> statements = new TreeSet<>();
    try (Connection connection = source.getConnection();
        Statement sql = connection.createStatement();
        ResultSet rows =
            sql.executeQuery("SELECT type || ' ' || name || ' ' || sql FROM sqlite_master")) {
      while (rows.next()) {
        statements.add(String.valueOf(rows.getString(1)));
      }
    }
    assertTrue(statements.size() > 50, "tables and indexes: " + statements.size());
    return statements;
  }

  private static TreeMap<String, Integer> counts(DataSource source) throws SQLException {
    TreeMap<String, Integer> counts = new TreeMap<>();
    try (Connection connection = source.getConnection();
        Statement sql = connection.createStatement()) {
      for (Table table : Tables.of(connection)) {
        try (ResultSet rows = sql.executeQuery("SELECT count(*) FROM " + table.name())) {
          counts.put(table.name(), rows.getInt(1));
        }
      }
    }
    return counts;
  }
}
