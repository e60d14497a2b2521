package touchline.server.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jdbi.v3.core.Handle;

/** What the two databases say differently; all else is said in words that both know. */
public enum Dialect {
  SQLITE("CAST(unixepoch('subsec') * 1000 AS INTEGER)", "") {
    /** There is one writer at a time anyway. */
    @Override
    void lockRowsOnly(Handle transaction) {}

    @Override
    List<String> liftGuards(Connection transaction, List<String> tables) throws SQLException {
      List<String> names = column(transaction, "SELECT name " + TRIGGERS);
      List<String> triggers = column(transaction, "SELECT sql " + TRIGGERS);
      for (String name : names) {
        Takeover.execute(transaction, "DROP TRIGGER " + name);
      }
      return triggers;
    }

    /** It counts from the highest that there is. */
    @Override
    void goOnCounting(Connection transaction, String table) {}
  },
  POSTGRESQL(
      "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)", "FOR UPDATE SKIP LOCKED") {
    @Override
    void lockRowsOnly(Handle transaction) {
      transaction.execute("SET TRANSACTION ISOLATION LEVEL READ COMMITTED");
    }

    /** Emptying them at once spares looking for references row by row. */
    @Override
    List<String> liftGuards(Connection transaction, List<String> tables) throws SQLException {
      List<String> guards = new ArrayList<>();
      for (String table : tables) {
        Takeover.execute(transaction, "ALTER TABLE " + table + " DISABLE TRIGGER USER");
        guards.add("ALTER TABLE " + table + " ENABLE TRIGGER USER");
      }
      Takeover.execute(transaction, "TRUNCATE " + String.join(", ", tables));
      return guards;
    }

    @Override
    void goOnCounting(Connection transaction, String table) throws SQLException {
      Takeover.execute(
          transaction,
          "SELECT setval(pg_get_serial_sequence('%1$s', 'id'), coalesce(max(id), 0) + 1, false)"
                  .formatted(table)
              + " FROM "
              + table);
    }
  };

  private static final String TRIGGERS = "FROM sqlite_master WHERE type = 'trigger' ORDER BY name";

  private final String now;
  private final String skippingLocked;

  Dialect(String now, String skippingLocked) {
    this.now = now;
    this.skippingLocked = skippingLocked;
  }

  /** Milliseconds since 1970 by the clock of the database, which all processes share. */
  public String now() {
    return now;
  }

  /** The end of a query that takes rows which nobody else is just taking. */
  public String skippingLocked() {
    return skippingLocked;
  }

  /** The folder of the steps of its schema. */
  String migrations() {
    return "classpath:touchline/store/" + name().toLowerCase(Locale.ROOT);
  }

  /** Lets others write to the same tables meanwhile; the first thing in a transaction. */
  abstract void lockRowsOnly(Handle transaction);

  /**
   * Lets a transaction throw away what is only added to otherwise.
   *
   * @param tables all of them
   * @return the statements that put the guards back, to be run in the same transaction
   */
  abstract List<String> liftGuards(Connection transaction, List<String> tables) throws SQLException;

  /** Rows with given numbers were added: the next new one gets a higher number. */
  abstract void goOnCounting(Connection transaction, String table) throws SQLException;

  private static List<String> column(Connection connection, String query) throws SQLException {
    List<String> values = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(query)) {
      while (row.next()) {
        values.add(row.getString(1));
      }
    }
    return values;
  }
}
