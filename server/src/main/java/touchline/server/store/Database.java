package touchline.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
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

  /** How long to wait for a writer of another process, in milliseconds. */
  private static final int PATIENCE = 10_000;

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
      throw new StoreProblem("data must be a folder that can be written: " + data, refused);
    }
    Path path = data.resolve(FILE);
    try {
      DataSource file = file(path);
      migrate(file);
      return new Database(file);
    } catch (RuntimeException refused) {
      throw new StoreProblem(
          "data must hold a writable database of this program: " + path, refused);
    }
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

  private static void migrate(DataSource file) {
    Flyway.configure()
        .dataSource(file)
        .locations("classpath:touchline/store")
        .cleanDisabled(true)
        .load()
        .migrate();
  }

  private static HikariDataSource pool(String name, DataSource file, int size) {
    HikariConfig config = new HikariConfig();
    config.setPoolName(name);
    config.setDataSource(file);
    config.setMaximumPoolSize(size);
    config.setMinimumIdle(1);
    return new HikariDataSource(config);
  }

  /** Runs a query; every statement sees what was committed before it. */
  public <T, X extends Exception> T read(HandleCallback<T, X> query) throws X {
    return reading.withHandle(query);
  }

  /** Runs a change as one transaction and returns when it is on the disk. */
  public <T, X extends Exception> T write(HandleCallback<T, X> change) throws X {
    return writing.inTransaction(change);
  }

  @Override
  public void close() {
    readers.close();
    writers.close();
  }
}
