package touchline.server.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/** Copies every row of one database to another of the same schema, whole or not at all. */
final class Takeover {
  /** What a first start makes before anybody did anything. */
  private static final Set<String> MADE_AT_START = Set.of("invitation", "secret");

  private final Place target;
  private final boolean isReplacing;

  /**
   * @param isReplacing whether what is there may be thrown away
   */
  Takeover(Place target, boolean isReplacing) {
    this.target = target;
    this.isReplacing = isReplacing;
  }

  long from(Place origin) throws BackupProblem {
    try (Connection from = origin.snapshot();
        Connection to = target.source().getConnection()) {
      to.setAutoCommit(false);
      List<Table> tables = Tables.of(to);
      if (!isReplacing) {
        requireEmpty(to, tables);
      }
      long rows = copy(from, to, tables);
      to.commit();
      return rows;
    } catch (SQLException refused) {
      throw target.problem(new IllegalStateException(refused));
    }
  }

  private static void requireEmpty(Connection to, List<Table> tables)
      throws SQLException, BackupProblem {
    for (Table table : tables) {
      if (!MADE_AT_START.contains(table.name()) && count(to, table) > 0) {
        throw new BackupProblem(
            "must have an empty database to go to, or --replace: there are rows in "
                + table.name());
      }
    }
  }

  private long copy(Connection from, Connection to, List<Table> tables) throws SQLException {
    List<String> guards =
        target.dialect().liftGuards(to, tables.stream().map(Table::name).toList());
    List<Table> backwards = new ArrayList<>(tables);
    Collections.reverse(backwards);
    for (Table table : backwards) {
      execute(to, "DELETE FROM " + table.name());
    }
    long rows = 0;
    for (Table table : tables) {
      rows += copy(from, to, table);
    }
    for (String guard : guards) {
      execute(to, guard);
    }
    return rows;
  }

  private long copy(Connection from, Connection to, Table table) throws SQLException {
    long rows;
    try (Table.Rows into = table.into(to)) {
      rows = table.each(from, into);
    }
    if (count(to, table) != rows) {
      throw new SQLException("every row must have arrived in " + table.name());
    }
    if (table.columns().contains("id")) {
      target.dialect().goOnCounting(to, table.name());
    }
    return rows;
  }

  private static long count(Connection connection, Table table) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("SELECT count(*) FROM " + table.name())) {
      row.next();
      return row.getLong(1);
    }
  }

  static void execute(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
