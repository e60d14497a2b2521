package touchline.server.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.Optional;
import org.flywaydb.core.Flyway;

/**
 * What a database is before a program of this version opens it; nothing is changed by looking.
 *
 * @param pending steps of the schema that it lacks
 * @param isNewer whether a newer program made it
 * @param backup when the last backup was made, if that is known
 */
public record StoreState(int pending, boolean isNewer, Optional<Instant> backup) {
  /**
   * Looks at a database that is there.
   *
   * @throws StoreProblem if it cannot be read
   */
  public static StoreState of(Place place) {
    try {
      Flyway schema = Database.schema(place.source(), place.dialect(), "latest");
      boolean isNewer = Database.isNewer(schema);
      int pending = schema.info().pending().length;
      return new StoreState(pending, isNewer, pending == 0 ? backup(place) : Optional.empty());
    } catch (RuntimeException refused) {
      throw place.problem(refused);
    } catch (SQLException refused) {
      throw place.problem(new IllegalStateException(refused));
    }
  }

  /**
   * What is wrong with the pages of the database, as its own check finds them; it reads the whole
   * file of SQLite, and nothing of a database server.
   *
   * @throws StoreProblem if it cannot be read
   */
  public static Optional<String> damage(Place place) {
    try {
      return place.damage().map(found -> found.lines().findFirst().orElse(""));
    } catch (SQLException refused) {
      throw place.problem(new IllegalStateException(refused));
    }
  }

  private static Optional<Instant> backup(Place place) throws SQLException {
    try (Connection snapshot = place.snapshot();
        Statement statement = snapshot.createStatement();
        ResultSet row = statement.executeQuery("SELECT made_at FROM last_backup")) {
      return row.next() ? Optional.of(Instant.ofEpochMilli(row.getLong(1))) : Optional.empty();
    }
  }
}
