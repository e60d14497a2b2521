package touchline.server.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Databases as earlier versions of the program left them, with rows in every table. */
final class Released {
  /** The first with rows of this kind; the step before it is tested with a site. */
  static final int FIRST = 2;

  static final int LAST = 10;

  private Released() {}

  /** A database that went through all versions up to this one. */
  static void write(Place place, int version) throws SQLException, IOException {
    for (int step = FIRST; step <= version; step++) {
      Database.schema(place.source(), place.dialect(), Integer.toString(step)).migrate();
      try (Connection connection = place.source().getConnection()) {
        for (String statement : sql("v" + step + ".sql").split(";\n", -1)) {
          if (!statement.isBlank()) {
            Takeover.execute(connection, statement);
          }
        }
      }
    }
  }

  private static String text(@Nullable Object value) {
    return value instanceof byte[] bytes ? Arrays.toString(bytes) : String.valueOf(value);
  }

  private static String sql(String name) throws IOException {
    try (InputStream in = Released.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), UTF_8);
    }
  }

  /** All rows of these tables, as text; of present tables if none are named. */
  static Map<Table, List<String>> rows(Place place, List<Table> tables) throws SQLException {
    Map<Table, List<String>> rows = new LinkedHashMap<>();
    try (Connection connection = place.snapshot()) {
      for (Table table : tables.isEmpty() ? Tables.of(connection) : tables) {
        List<String> lines = new ArrayList<>();
        table.each(
            connection,
            values -> lines.add(values.stream().map(Released::text).toList().toString()));
        rows.put(table, lines);
      }
    }
    return rows;
  }
}
