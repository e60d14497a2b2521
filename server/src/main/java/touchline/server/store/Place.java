package touchline.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import javax.sql.DataSource;

/**
 * Where a site keeps its data: a folder of its own machine, or a database server that it shares.
 */
public abstract sealed class Place permits FolderPlace, ServerPlace {
  Place() {}

  /** A folder that holds, or will hold, one SQLite file. */
  public static Place folder(Path folder) {
    return new FolderPlace(folder.toAbsolutePath().normalize());
  }

  /**
   * A database of a PostgreSQL server.
   *
   * @param url such as {@code jdbc:postgresql://host:5432/touchline}; its parameters count less
   *     than the next two, which may be empty
   * @throws StoreProblem if the address cannot be one
   */
  public static Place server(String url, String user, String password) {
    return ServerPlace.of(url, user, password);
  }

  /**
   * The same, where a folder of this machine has room for what is saved before a newer program
   * changes the database of a server; a database in a folder is saved beside it.
   */
  public abstract Place savedIn(Path folder);

  /** Whether there is a database, of whatever version. */
  public abstract boolean isThere();

  /**
   * What is wrong with the pages of the database file, all of which are read for it; empty if
   * nothing is. A server looks after its own, and nothing is found there.
   *
   * @throws SQLException if it cannot be read at all
   */
  abstract Optional<String> damage() throws SQLException;

  /** The folder, where there is one. */
  public abstract Optional<Path> folder();

  /** As it may be shown and logged: without user and password. */
  @Override
  public abstract String toString();

  abstract Dialect dialect();

  /**
   * What gives connections; a folder is made when it does not exist.
   *
   * @throws StoreProblem if it cannot be used
   */
  abstract DataSource source();

  /** Makes it with the newest schema at once where that is possible and it is not there yet. */
  void begin() {}

  /** A connection whose reads all see one moment, and which no writer waits for. */
  abstract Connection snapshot() throws SQLException;

  /** Of one process. */
  abstract int readers();

  abstract int writers();

  /** What a connection of a pool begins with. */
  abstract String greeting();

  /** Where a backup goes before the schema of what is there is changed; empty if none is made. */
  abstract Optional<Path> saved(String from, String to);

  /** Why it could not be opened or brought to the current schema. */
  abstract StoreProblem problem(RuntimeException refused);

  /** It has a schema that this program does not know yet. */
  abstract StoreProblem newer();
}
