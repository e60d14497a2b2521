package touchline.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Both databases have the same tables, columns and indexes. */
@Tag("store")
class SchemaTest {
  private static Set<String> facts(Place place) throws SQLException {
    try (Connection connection = place.snapshot()) {
      Set<String> facts = new TreeSet<>();
      for (Table table : Tables.of(connection)) {
        facts.add(table.toString());
        facts.addAll(columns(connection, table));
        facts.addAll(indexes(connection, table.name()));
      }
      return facts;
    }
  }

  private static Set<String> columns(Connection connection, Table table) throws SQLException {
    Set<String> columns = new TreeSet<>();
    DatabaseMetaData facts = connection.getMetaData();
    try (ResultSet row = facts.getColumns(null, connection.getSchema(), table.name(), "%")) {
      while (row.next()) {
        columns.add(
            table.name()
                + "."
                + row.getString("COLUMN_NAME")
                + " "
                + kind(row.getString("TYPE_NAME"))
                + (isOptional(table, row) ? " or null" : ""));
      }
    }
    return columns;
  }

  /** SQLite forgets that a key cannot be null. */
  private static boolean isOptional(Table table, ResultSet column) throws SQLException {
    return !table.key().contains(column.getString("COLUMN_NAME"))
        && column.getInt("NULLABLE") == DatabaseMetaData.columnNullable;
  }

  private static String kind(String type) {
    String bare = type.replaceAll(".*\\.", "").replace("\"", "");
    return switch (bare) {
      case "INTEGER", "int8", "int2", "bigserial" -> "whole number";
      case "TEXT", "words" -> "text";
      case "REAL", "float8" -> "number";
      case "BLOB", "bytea" -> "bytes";
      default -> throw new IllegalArgumentException("a type that both have: " + type);
    };
  }

  /** Those that have a name of their own. */
  private static Set<String> indexes(Connection connection, String table) throws SQLException {
    Map<String, String> indexes = new TreeMap<>();
    DatabaseMetaData facts = connection.getMetaData();
    try (ResultSet row = facts.getIndexInfo(null, connection.getSchema(), table, false, true)) {
      while (row.next()) {
        String name = String.valueOf(row.getString("INDEX_NAME"));
        boolean isNamed =
            !name.startsWith("sqlite_") && !name.endsWith("_key") && !name.endsWith("_pkey");
        if (isNamed) {
          indexes.merge(name, (row.getBoolean("NON_UNIQUE") ? "" : "unique "), (one, other) -> one);
        }
      }
    }
    Set<String> named = new TreeSet<>();
    indexes.forEach((name, unique) -> named.add(unique + name + " on " + table));
    return named;
  }

  @Test
  void serverHasTheSchemaOfTheFile(@TempDir Path folder, @TempDir Path data) throws Exception {
    Assumptions.assumeTrue(TestPlace.isServer(), "the other is compared with the file");
    Database.open(Place.folder(folder)).close();
    assertEquals(
        String.join("\n", facts(Place.folder(folder))),
        String.join("\n", facts(TestPlace.of(data))));
  }
}
