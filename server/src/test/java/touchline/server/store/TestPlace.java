package touchline.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/**
 * Where tests keep their data: in the file of a folder, or, with {@code -Ddatabase=postgresql}, in
 * a database of a server that they bring along. A folder stands for one database either way.
 */
public final class TestPlace {
  private static final Map<Path, String> URLS = new ConcurrentHashMap<>();
  private static final AtomicInteger COUNT = new AtomicInteger();
  private static final String TEMPLATE = "present_schema";

  private TestPlace() {}

  /** Whether the data is on a server. */
  public static boolean isServer() {
    return "postgresql".equals(System.getProperty("database"));
  }

  /** The place that a folder stands for. */
  public static Place of(Path folder) {
    return isServer() ? Place.server(url(folder), "", "") : Place.folder(folder);
  }

  /** What tells the program where the data is. */
  public static List<String> options(Path folder) {
    return isServer() ? List.of("--database", url(folder)) : List.of("--data", folder.toString());
  }

  /** A connection past the program. */
  public static Connection connect(Path folder) throws SQLException {
    return DriverManager.getConnection(
        isServer() ? url(folder) : "jdbc:sqlite:" + folder.resolve("touchline.db"));
  }

  /**
   * The type of each column, by {@code table.column}. Tables are asked one by one: asked for all of
   * them at once, SQLite's driver makes a query that is longer than SQLite takes.
   */
  public static SortedMap<String, String> columns(Connection connection) throws SQLException {
    SortedMap<String, String> types = new TreeMap<>();
    DatabaseMetaData facts = connection.getMetaData();
    for (Table table : Tables.of(connection)) {
      try (ResultSet row = facts.getColumns(null, connection.getSchema(), table.name(), "%")) {
        while (row.next()) {
          types.put(table.name() + '.' + row.getString("COLUMN_NAME"), row.getString("TYPE_NAME"));
        }
      }
    }
    return types;
  }

  /** The address of the folder's database on the server, made when it is first asked for. */
  public static String url(Path folder) {
    return URLS.computeIfAbsent(folder, none -> create(Server.TEMPLATE_READY));
  }

  /** Makes what a folder stands for the same as what another one does, which nobody has open. */
  public static void copy(Path from, Path to) throws IOException {
    if (isServer()) {
      String url = url(from);
      String name = url.substring(url.lastIndexOf('/') + 1).replaceFirst("\\?.*", "");
      URLS.put(to, create(name));
      return;
    }
    Files.createDirectories(to);
    try (Stream<Path> files = Files.list(from)) {
      for (Path file : files.toList()) {
        Files.copy(file, to.resolve(file.getFileName()));
      }
    }
  }

  /** A database of its own with nothing in it. */
  public static String emptyDatabase() {
    return create("template0");
  }

  private static String create(String template) {
    String name = "test" + COUNT.incrementAndGet();
    Server.execute("CREATE DATABASE " + name + " TEMPLATE " + template);
    return Server.url(name);
  }

  /** One for all tests of a process, started when the first one asks and stopped with them. */
  private static final class Server {
    private static final EmbeddedPostgres POSTGRES = start();

    /** Copied for each test, which is faster than taking all the steps of the schema again. */
    private static final String TEMPLATE_READY = template();

    private static EmbeddedPostgres start() {
      try {
        return EmbeddedPostgres.start();
      } catch (IOException broken) {
        throw new UncheckedIOException(broken);
      }
    }

    private static String template() {
      execute("CREATE DATABASE " + TEMPLATE + " TEMPLATE template0");
      Database.open(Place.server(url(TEMPLATE), "", "")).close();
      return TEMPLATE;
    }

    private static String url(String name) {
      return POSTGRES.getJdbcUrl("postgres", name);
    }

    private static void execute(String statement) {
      try (Connection server = DriverManager.getConnection(url("postgres"));
          Statement sql = server.createStatement()) {
        sql.execute(statement);
      } catch (SQLException broken) {
        throw new IllegalStateException(statement, broken);
      }
    }
  }
}
