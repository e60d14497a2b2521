package touchline.server;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** Looks into the database file past the server. */
final class Rows {
  private Rows() {}

  static List<String> of(Path data, String query) {
    List<String> rows = new ArrayList<>();
    try (Connection file =
            DriverManager.getConnection("jdbc:sqlite:" + data.resolve("touchline.db"));
        Statement statement = file.createStatement();
        ResultSet row = statement.executeQuery(query)) {
      while (row.next()) {
        rows.add(row.getString(1));
      }
      return rows;
    } catch (SQLException broken) {
      throw new IllegalStateException(query, broken);
    }
  }

  static void change(Path data, String statement) {
    try (Connection file =
            DriverManager.getConnection("jdbc:sqlite:" + data.resolve("touchline.db"));
        Statement change = file.createStatement()) {
      change.executeUpdate(statement);
    } catch (SQLException broken) {
      throw new IllegalStateException(statement, broken);
    }
  }

  static int count(Path data, String table) {
    return Integer.parseInt(of(data, "SELECT count(*) FROM " + table).get(0));
  }
}
