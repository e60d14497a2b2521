package touchline.server.store;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import javax.sql.DataSource;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteConfig.TransactionMode;
import org.sqlite.SQLiteDataSource;

/** The SQLite file {@code touchline.db} in a folder. */
final class FolderPlace extends Place {
  private static final String FILE = "touchline.db";
  private static final int READERS = 4;

  /**
   * SQLite has one writer at a time. One connection makes writers of this process queue here, in
   * order of arrival, rather than in SQLite's busy loop, where a late one can overtake.
   */
  private static final int WRITERS = 1;

  private final Path folder;
  private final SynchronousMode durability;

  FolderPlace(Path folder) {
    this(folder, SynchronousMode.FULL);
  }

  private FolderPlace(Path folder, SynchronousMode durability) {
    this.folder = folder;
    this.durability = durability;
  }

  /** One that is thrown away before anybody relies on it. */
  static FolderPlace scratch(Path folder) {
    return new FolderPlace(folder, SynchronousMode.OFF);
  }

  Path file() {
    return folder.resolve(FILE);
  }

  @Override
  public Optional<Path> folder() {
    return Optional.of(folder);
  }

  @Override
  public Place savedIn(Path elsewhere) {
    return this;
  }

  @Override
  public boolean isThere() {
    return Files.isRegularFile(file());
  }

  @Override
  public String toString() {
    return folder.toString();
  }

  @Override
  Dialect dialect() {
    return Dialect.SQLITE;
  }

  @Override
  DataSource source() {
    try {
      Files.createDirectories(folder);
      if (Files.notExists(file())) {
        create();
      }
    } catch (IOException refused) {
      throw StoreProblem.folder(folder, refused);
    }
    return source(TransactionMode.IMMEDIATE);
  }

  /** A file has its name only when it is whole. */
  @Override
  void begin() {
    try {
      Files.createDirectories(folder);
      if (Files.notExists(file())) {
        fill();
      }
    } catch (IOException refused) {
      throw StoreProblem.folder(folder, refused);
    }
  }

  private void fill() throws IOException {
    Path made = Files.createTempFile(folder, FILE, ".new", OwnersFile.attributes(file()));
    try {
      EmptyStore.copyTo(made);
      Files.createLink(file(), made);
    } catch (FileAlreadyExistsException meanwhile) {
      // Another process was faster; it is the same file.
    } catch (FileSystemException | UnsupportedOperationException unlinked) {
      // A file has one name here, and is made empty when it is opened.
    } finally {
      Files.delete(made);
    }
  }

  /**
   * Nobody else may read a new file: it holds what proves who is who. SQLite takes an empty one for
   * a new database and gives its other files the same permissions.
   */
  private void create() throws IOException {
    try {
      Files.createFile(file(), OwnersFile.attributes(file()));
    } catch (FileAlreadyExistsException meanwhile) {
      // Another process was faster; it is the same file.
    }
  }

  private DataSource source(TransactionMode mode) {
    NativeSqlite.load();
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(durability);
    config.setBusyTimeout(Database.PATIENCE);
    config.enforceForeignKeys(true);
    config.setTransactionMode(mode);
    SQLiteDataSource source = new SQLiteDataSource(config);
    // As a URI, so that a question mark in the folder's name does not start the parameters.
    source.setUrl("jdbc:sqlite:" + file().toUri());
    return source;
  }

  @Override
  Connection snapshot() throws SQLException {
    Connection connection = source(TransactionMode.DEFERRED).getConnection();
    connection.setAutoCommit(false);
    return connection;
  }

  @Override
  Optional<String> damage() throws SQLException {
    try (Connection connection = source(TransactionMode.DEFERRED).getConnection();
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("PRAGMA quick_check(1)")) {
      return Optional.of(row.getString(1)).filter(found -> !found.equals("ok"));
    }
  }

  @Override
  int readers() {
    return READERS;
  }

  @Override
  int writers() {
    return WRITERS;
  }

  /** All that matters is set by the driver. */
  @Override
  String greeting() {
    return "SELECT 1";
  }

  @Override
  Optional<Path> saved(String from, String to) {
    return durability == SynchronousMode.OFF
        ? Optional.empty()
        : Optional.of(folder.resolve("version-" + from + "-before-" + to + ".backup"));
  }

  @Override
  StoreProblem problem(RuntimeException refused) {
    return StoreProblem.file(file(), refused);
  }

  @Override
  StoreProblem newer() {
    return StoreProblem.newer(file());
  }
}
