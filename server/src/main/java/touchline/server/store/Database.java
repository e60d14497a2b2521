package touchline.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationState;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/**
 * The SQLite file {@code touchline.db} in the data folder. What {@link #write} has returned from is
 * on the disk and survives a killed process or a power cut.
 */
public final class Database implements AutoCloseable {
  private static final String FILE = "touchline.db";
  private static final int READERS = 4;

  /**
   * SQLite has one writer at a time. One connection makes writers of this process queue here, in
   * order of arrival, rather than in SQLite's busy loop, where a late one can overtake.
   */
  private static final int WRITERS = 1;

  /** How long to wait for a writer or a free connection, in milliseconds: as a person would. */
  private static final int PATIENCE = 3_000;

  /** Steps of the schema that only a newer program has. */
  private static final Set<MigrationState> FROM_LATER =
      EnumSet.of(MigrationState.FUTURE_SUCCESS, MigrationState.FUTURE_FAILED);

  private final HikariDataSource readers;
  private final HikariDataSource writers;
  private final Jdbi reading;
  private final Jdbi writing;

  private Database(DataSource file) {
    this.readers = pool("readers", file, READERS);
    this.writers = pool("writers", file, WRITERS);
    this.reading = Jdbi.create(readers);
    this.writing = Jdbi.create(writers);
  }

  /**
   * Opens the database of a folder; both are made when they do not exist.
   *
   * @throws StoreProblem if the folder or its file cannot be used
   */
  public static Database open(Path folder) {
    Path data = folder.toAbsolutePath().normalize();
    try {
      Files.createDirectories(data);
    } catch (IOException refused) {
      throw StoreProblem.folder(data, refused);
    }
    Path path = data.resolve(FILE);
    DataSource file = file(path);
    try {
      if (migrate(file)) {
        return new Database(file);
      }
    } catch (RuntimeException refused) {
      throw StoreProblem.file(path, refused);
    }
    throw StoreProblem.newer(path);
  }

  /** Whether the folder holds a database, of whatever version. */
  public static boolean isIn(Path folder) {
    return Files.isRegularFile(folder.resolve(FILE));
  }

  private static DataSource file(Path path) {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setBusyTimeout(PATIENCE);
    config.enforceForeignKeys(true);
    config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
    SQLiteDataSource source = new SQLiteDataSource(config);
    // As a URI, so that a question mark in the folder's name does not start the parameters.
    source.setUrl("jdbc:sqlite:" + path.toUri());
    return source;
  }

  /** Whether the file has the current schema now; not so if a newer program made it. */
  private static boolean migrate(DataSource file) {
    Flyway schema =
        Flyway.configure()
            .dataSource(file)
            .locations("classpath:touchline/store")
            .cleanDisabled(true)
            .load();
    schema.migrate();
    return Stream.of(schema.info().applied())
        .map(MigrationInfo::getState)
        .noneMatch(FROM_LATER::contains);
  }

  private static HikariDataSource pool(String name, DataSource file, int size) {
    HikariConfig config = new HikariConfig();
    config.setPoolName(name);
    config.setDataSource(file);
    config.setMaximumPoolSize(size);
    config.setConnectionTimeout(PATIENCE);
    config.setMinimumIdle(1);
    return new HikariDataSource(config);
  }

  /**
   * Runs a query; every statement sees what was committed before it.
   *
   * @throws StoreBusy if the database is in use for too long
   */
  public <T, X extends Exception> T read(HandleCallback<T, X> query) throws X {
    try {
      return reading.withHandle(query);
    } catch (JdbiException failed) {
      throw busyOr(failed);
    }
  }

  /**
   * Runs a change as one transaction and returns when it is on the disk.
   *
   * @throws StoreBusy if the database is in use for too long
   */
  public <T, X extends Exception> T write(HandleCallback<T, X> change) throws X {
    try {
      return writing.inTransaction(change);
    } catch (JdbiException failed) {
      throw busyOr(failed);
    }
  }

  private static RuntimeException busyOr(JdbiException failed) {
    return Trouble.isBusy(failed) ? new StoreBusy(failed) : failed;
  }

  @Override
  public void close() {
    readers.close();
    writers.close();
  }
}
