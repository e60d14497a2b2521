package touchline.server.store;

import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** What lies behind an exception of the libraries between us and the database. */
final class Trouble {
  /** An extended code of SQLite has its primary code in the lowest byte. */
  private static final int PRIMARY = 0xff;

  /**
   * PostgreSQL undid a change: it cannot be put in order with others, or each waits for another.
   */
  private static final Set<String> CLASHES = Set.of("40001", "40P01");

  /** PostgreSQL: a lock is held for too long, too many connections, it stops, stopped or starts. */
  private static final Set<String> AWAY = Set.of("55P03", "53300", "57P01", "57P02", "57P03");

  /** The class of SQL states that mean a lost connection or none. */
  private static final String NO_CONNECTION = "08";

  /** PostgreSQL's disk is full; SQLite's has a code of its own. */
  private static final String FULL = "53100";

  /** PostgreSQL has become a copy that only reads, or its disk fails. */
  private static final Set<String> UNWRITABLE = Set.of("25006", "58030");

  private static final List<SQLiteErrorCode> UNWRITABLE_FILE =
      List.of(
          SQLiteErrorCode.SQLITE_READONLY,
          SQLiteErrorCode.SQLITE_IOERR,
          SQLiteErrorCode.SQLITE_CANTOPEN);

  private static final List<SQLiteErrorCode> DAMAGED =
      List.of(SQLiteErrorCode.SQLITE_CORRUPT, SQLiteErrorCode.SQLITE_NOTADB);

  private Trouble() {}

  /**
   * What is in the way of a site that ran before, and will be over once somebody else has finished
   * or an administrator has made room or put a backup there; empty if it is something else.
   */
  static Optional<String> passing(Throwable failure) {
    String state = state(failure).orElse("");
    if (has(failure, SQLiteErrorCode.SQLITE_FULL) || state.equals(FULL)) {
      return Optional.of("the disk of the database is full");
    }
    if (UNWRITABLE_FILE.stream().anyMatch(code -> has(failure, code))
        || UNWRITABLE.contains(state)) {
      return Optional.of("the database cannot be read or written");
    }
    if (isDamaged(failure)) {
      return Optional.of("the file of the database is damaged: stop the site, restore a backup");
    }
    return isBusy(failure)
        ? Optional.of("the database is in use by another program")
        : Optional.empty();
  }

  /** Whether it will be over when somebody else has finished. */
  static boolean isBusy(Throwable failure) {
    return has(failure, SQLiteErrorCode.SQLITE_BUSY)
        || causes(failure).anyMatch(SQLTransientConnectionException.class::isInstance)
        || state(failure).filter(Trouble::isAway).isPresent()
        || isClash(failure);
  }

  private static boolean isAway(String state) {
    return AWAY.contains(state) || state.startsWith(NO_CONNECTION);
  }

  /** Whether SQLite found a page in its file that it did not write. */
  static boolean isDamaged(Throwable failure) {
    return DAMAGED.stream().anyMatch(code -> has(failure, code));
  }

  /** Whether the same change may succeed at once. */
  static boolean isClash(Throwable failure) {
    return state(failure).filter(CLASHES::contains).isPresent();
  }

  /** The SQL state that the database gave, which SQLite does not. */
  static Optional<String> state(Throwable failure) {
    return causes(failure)
        .filter(SQLException.class::isInstance)
        .map(cause -> ((SQLException) cause).getSQLState())
        .filter(state -> state != null)
        .reduce((outer, inner) -> inner);
  }

  /** Whether SQLite failed with this primary code. */
  static boolean has(Throwable failure, SQLiteErrorCode primary) {
    return code(failure).filter(code -> (code & PRIMARY) == primary.code).isPresent();
  }

  private static Optional<Integer> code(Throwable failure) {
    return causes(failure)
        .filter(SQLiteException.class::isInstance)
        .map(cause -> ((SQLiteException) cause).getResultCode().code)
        .findFirst();
  }

  /** The failure and all that caused it, last what began it. */
  static Stream<Throwable> causes(Throwable failure) {
    return Stream.iterate(failure, cause -> cause != null, Throwable::getCause);
  }
}
