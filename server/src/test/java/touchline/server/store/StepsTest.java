package touchline.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.sql.Connection;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The short look at a schema sees what Flyway sees. */
@Tag("store")
class StepsTest {
  @TempDir private Path data;

  private boolean areTaken() {
    Place place = TestPlace.of(data);
    return Steps.areTaken(place.source(), place.dialect());
  }

  private void change(String statement) throws Exception {
    try (Connection connection = TestPlace.connect(data)) {
      Takeover.execute(connection, statement);
    }
  }

  @Test
  void schemaThatFlywayMadeIsKnown() {
    Database.open(TestPlace.of(data)).close();
    assertTrue(areTaken());
  }

  @Test
  void whatTheBuildNotedIsWhatTheStepsSay() throws Exception {
    for (Dialect dialect : Dialect.values()) {
      assertEquals(Steps.reckoned(dialect), Steps.known(dialect));
    }
  }

  @Test
  void newPlaceHasNone() throws Exception {
    Place place =
        TestPlace.isServer() ? Place.server(TestPlace.emptyDatabase(), "", "") : Place.folder(data);
    assertFalse(Steps.areTaken(place.source(), place.dialect()));
  }

  @Test
  void everyDifferenceIsLeftToFlyway() throws Exception {
    Database.open(TestPlace.of(data)).close();
    change("UPDATE flyway_schema_history SET checksum = checksum + 1 WHERE version = '45'");
    assertFalse(areTaken(), "another text");
    change("UPDATE flyway_schema_history SET checksum = checksum - 1 WHERE version = '45'");
    assertTrue(areTaken());
    change("UPDATE flyway_schema_history SET version = '9999' WHERE version = '45'");
    assertFalse(areTaken(), "a step of a newer program");
    change("DELETE FROM flyway_schema_history WHERE version = '9999'");
    assertFalse(areTaken(), "a step that is missing");
  }
}
