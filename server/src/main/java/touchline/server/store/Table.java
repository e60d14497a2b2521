package touchline.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table, to be copied whole.
 *
 * @param columns all of them, in an order of ours
 * @param key those of the primary key
 */
record Table(String name, List<String> columns, List<String> key) {
  /** Rows sent to the database, or fetched from it, at once. */
  private static final int BATCH = 500;

  Table {
    columns = List.copyOf(columns);
    key = List.copyOf(key);
  }

  /** Takes a row: the values of the columns, in their order; each may be null. */
  interface Row {
    void take(List<@Nullable Object> values) throws SQLException;
  }

  /** Hands every row on, ordered by the key, so that the same rows give the same copy. */
  long each(Connection connection, Row action) throws SQLException {
    String query =
        "SELECT "
            + String.join(", ", columns)
            + " FROM "
            + name
            + " ORDER BY "
            + String.join(", ", key);
    try (Statement statement = connection.createStatement()) {
      statement.setFetchSize(BATCH);
      try (ResultSet row = statement.executeQuery(query)) {
        long count = 0;
        while (row.next()) {
          action.take(values(row));
          count++;
        }
        return count;
      }
    }
  }

  private List<@Nullable Object> values(ResultSet row) throws SQLException {
    List<@Nullable Object> values = new ArrayList<>();
    for (int i = 1; i <= columns.size(); i++) {
      values.add(row.getObject(i));
    }
    return values;
  }

  /** Adds rows; what is added is in the table when this is closed. */
  Rows into(Connection connection) throws SQLException {
    return new Rows(connection);
  }

  final class Rows implements AutoCloseable, Row {
    private final PreparedStatement insert;
    private int pending;

    private Rows(Connection connection) throws SQLException {
      String marks = String.join(", ", Collections.nCopies(columns.size(), "?"));
      insert =
          connection.prepareStatement(
              "INSERT INTO "
                  + name
                  + " ("
                  + String.join(", ", columns)
                  + ") VALUES ("
                  + marks
                  + ")");
    }

    @Override
    public void take(List<@Nullable Object> values) throws SQLException {
      for (int i = 0; i < values.size(); i++) {
        insert.setObject(i + 1, values.get(i));
      }
      insert.addBatch();
      if (++pending == BATCH) {
        send();
      }
    }

    private void send() throws SQLException {
      insert.executeBatch();
      pending = 0;
    }

    @Override
    public void close() throws SQLException {
      try (insert) {
        send();
      }
    }
  }
}
