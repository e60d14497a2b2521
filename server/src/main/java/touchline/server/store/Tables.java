package touchline.server.store;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Which tables a database has, as it tells itself: a new one is copied without a word about it. */
final class Tables {
  private static final String HISTORY = "flyway_schema_history";

  private static final String TYPE = "TABLE";

  private final DatabaseMetaData facts;
  private final String schema;

  private Tables(Connection connection) throws SQLException {
    facts = connection.getMetaData();
    schema = connection.getSchema();
  }

  /** Those of the program, each after all that it refers to. */
  static List<Table> of(Connection connection) throws SQLException {
    return new Tables(connection).inOrder();
  }

  private List<Table> inOrder() throws SQLException {
    Map<String, Set<String>> needs = new TreeMap<>();
    for (String table :
        column(facts.getTables(null, schema, "%", new String[] {TYPE}), "TABLE_NAME")) {
      if (!table.equals(HISTORY) && !table.startsWith("sqlite_")) {
        Set<String> others =
            new TreeSet<>(column(facts.getImportedKeys(null, schema, table), "PKTABLE_NAME"));
        others.remove(table);
        needs.put(table, others);
      }
    }
    Map<String, Table> ordered = new LinkedHashMap<>();
    while (ordered.size() < needs.size()) {
      ordered.putAll(next(needs, ordered.keySet()));
    }
    return List.copyOf(ordered.values());
  }

  private Map<String, Table> next(Map<String, Set<String>> needs, Set<String> done)
      throws SQLException {
    Map<String, Table> next = new LinkedHashMap<>();
    for (Map.Entry<String, Set<String>> table : needs.entrySet()) {
      if (!done.contains(table.getKey()) && done.containsAll(table.getValue())) {
        next.put(table.getKey(), table(table.getKey()));
      }
    }
    if (next.isEmpty()) {
      throw new IllegalStateException("tables must not refer to each other in a circle: " + needs);
    }
    return next;
  }

  private Table table(String name) throws SQLException {
    List<String> columns = column(facts.getColumns(null, schema, name, "%"), "COLUMN_NAME");
    List<String> key = column(facts.getPrimaryKeys(null, schema, name), "COLUMN_NAME");
    return new Table(name, columns.stream().sorted().toList(), key.stream().sorted().toList());
  }

  private static List<String> column(ResultSet rows, String name) throws SQLException {
    try (rows) {
      List<String> values = new ArrayList<>();
      while (rows.next()) {
        values.add(rows.getString(name));
      }
      return values;
    }
  }
}
