package touchline.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import touchline.server.store.TestPlace;

/** Looks into the database past the server. */
public final class Rows {
  private Rows() {}

  public static List<String> of(Path data, String query) {
    List<String> rows = new ArrayList<>();
    try (Connection database = TestPlace.connect(data);
        Statement statement = database.createStatement();
        ResultSet row = statement.executeQuery(query)) {
      while (row.next()) {
        rows.add(text(row.getObject(1)));
      }
      return rows;
    } catch (SQLException broken) {
      throw new IllegalStateException(query, broken);
    }
  }

  /** Each database writes numbers its own way. */
  private static String text(Object value) {
    return String.valueOf(value);
  }

  public static void change(Path data, String statement) {
    try (Connection database = TestPlace.connect(data);
        Statement change = database.createStatement()) {
      change.executeUpdate(statement);
    } catch (SQLException broken) {
      throw new IllegalStateException(statement, broken);
    }
  }

  public static int count(Path data, String table) {
    return Integer.parseInt(of(data, "SELECT count(*) FROM " + table).get(0));
  }

  /** The file is whole; a server sees to that itself. */
  public static void assertIntact(Path data) {
    if (!TestPlace.isServer()) {
      assertEquals(List.of("ok"), of(data, "PRAGMA integrity_check"));
      assertEquals(List.of(), of(data, "PRAGMA foreign_key_check"));
    }
  }
}
