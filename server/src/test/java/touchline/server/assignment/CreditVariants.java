package touchline.server.assignment;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import touchline.exercise.Chance;
import touchline.server.exercise.VariantKey;
import touchline.server.store.TestPlace;
import touchline.task.Marker;
import touchline.topic.Topics;

/** Draws variants for credit with the key of a running site. */
public final class CreditVariants {
  private CreditVariants() {}

  public static Chance chance(Path data, long seed) {
    try (Connection database = TestPlace.connect(data);
        Statement statement = database.createStatement();
        ResultSet row =
            statement.executeQuery("SELECT value FROM secret WHERE name = 'variants'")) {
      row.next();
      return new VariantKey(row.getBytes(1)).chance(seed);
    } catch (SQLException broken) {
      throw new IllegalStateException(broken);
    }
  }

  public static Marker marker(Path data, String task, long seed) {
    return Marker.of(Topics.task(task).orElseThrow(), chance(data, seed));
  }
}
