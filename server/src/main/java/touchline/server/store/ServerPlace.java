package touchline.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.Properties;
import javax.sql.DataSource;
import org.postgresql.Driver;
import org.postgresql.PGProperty;
import org.postgresql.ds.PGSimpleDataSource;

/** A database of a PostgreSQL server, which any number of processes share. */
final class ServerPlace extends Place {
  /** Of one process, so that ten of them fit into the hundred that a server takes at first. */
  private static final int READERS = 5;

  /**
   * A server brings commits that arrive together to the disk together by itself, so nobody stands
   * in line here: of PostgreSQL 15 one wait for the disk served two commits of four connections.
   */
  private static final int WRITERS = 4;

  /**
   * A commit waits for the disk, unless the server is set to wait for more. A statement that waits
   * for another one's rows gives up when a person would; and what a process left open when its
   * machine died is given up by the server.
   */
  private static final String GREETING =
      """
      SELECT set_config('lock_timeout', '%dms', false),
        set_config('idle_in_transaction_session_timeout', '60s', false),
        set_config('synchronous_commit',
          CASE WHEN current_setting('synchronous_commit') IN ('off', 'local')
            THEN 'on' ELSE current_setting('synchronous_commit') END, false)
      """
          .formatted(Database.PATIENCE);

  private final PGSimpleDataSource source;
  private final String shown;
  private final Optional<Path> saves;

  private ServerPlace(PGSimpleDataSource source, String shown, Optional<Path> saves) {
    this.source = source;
    this.shown = shown;
    this.saves = saves;
  }

  static ServerPlace of(String url, String user, String password) {
    Properties parts = url.startsWith("jdbc:postgresql:") ? Driver.parseURL(url, null) : null;
    if (parts == null || PGProperty.PG_DBNAME.getOrDefault(parts) == null) {
      throw StoreProblem.address();
    }
    PGSimpleDataSource source = new PGSimpleDataSource();
    source.setURL(url);
    if (!user.isEmpty()) {
      source.setUser(user);
    }
    if (!password.isEmpty()) {
      source.setPassword(password);
    }
    source.setTcpKeepAlive(true);
    source.setApplicationName("touchline");
    return new ServerPlace(source, shown(parts), Optional.empty());
  }

  @Override
  public Place savedIn(Path folder) {
    return new ServerPlace(source, shown, Optional.of(folder.toAbsolutePath().normalize()));
  }

  private static String shown(Properties parts) {
    return "jdbc:postgresql://"
        + PGProperty.PG_HOST.getOrDefault(parts)
        + ":"
        + PGProperty.PG_PORT.getOrDefault(parts)
        + "/"
        + PGProperty.PG_DBNAME.getOrDefault(parts);
  }

  @Override
  public boolean isThere() {
    return true;
  }

  @Override
  public Optional<Path> folder() {
    return Optional.empty();
  }

  @Override
  public String toString() {
    return shown;
  }

  @Override
  Dialect dialect() {
    return Dialect.POSTGRESQL;
  }

  @Override
  DataSource source() {
    return source;
  }

  @Override
  Connection snapshot() throws SQLException {
    Connection connection = source.getConnection();
    connection.setAutoCommit(false);
    connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
    connection.setReadOnly(true);
    return connection;
  }

  @Override
  Optional<String> damage() {
    return Optional.empty();
  }

  @Override
  int readers() {
    return READERS;
  }

  @Override
  int writers() {
    return WRITERS;
  }

  @Override
  String greeting() {
    return GREETING;
  }

  /** The name of the database tells apart those of several sites that are started in one folder. */
  @Override
  Optional<Path> saved(String from, String to) {
    String database = String.valueOf(source.getDatabaseName()).replaceAll("[^A-Za-z0-9_-]", "_");
    return saves.map(
        folder -> folder.resolve(database + "-version-" + from + "-before-" + to + ".backup"));
  }

  @Override
  StoreProblem problem(RuntimeException refused) {
    return StoreProblem.server(shown, refused);
  }

  @Override
  StoreProblem newer() {
    return StoreProblem.newerServer(shown);
  }
}
