package touchline.server.store;

import java.sql.SQLTransientConnectionException;
import java.util.Optional;
import java.util.stream.Stream;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** What lies behind an exception of the libraries between us and SQLite. */
final class Trouble {
  /** An extended code of SQLite has its primary code in the lowest byte. */
  private static final int PRIMARY = 0xff;

  private Trouble() {}

  /** Whether it will be over when somebody else has finished. */
  static boolean isBusy(Throwable failure) {
    return has(failure, SQLiteErrorCode.SQLITE_BUSY)
        || causes(failure).anyMatch(SQLTransientConnectionException.class::isInstance);
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
