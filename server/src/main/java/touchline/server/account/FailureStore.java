package touchline.server.account;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import touchline.server.account.Patience.Tally;
import touchline.server.store.Database;

/**
 * Failed attempts to guess what only some know, by what they have in common: in all processes, and
 * also over a restart.
 */
public final class FailureStore {
  /** After that a failure is forgotten. */
  private static final Duration MEMORY = Duration.ofDays(1);

  private final Database database;

  public FailureStore(Database database) {
    this.database = database;
  }

  /**
   * Begins an attempt: counted as failed until {@link #succeeded} says otherwise, so that a hundred
   * at once are a hundred. One that comes too soon is not counted. One at a time in a process: they
   * count the same rows, and who waits here holds no connection.
   *
   * @param patience for each thing that attempts have in common, how often it may fail
   * @return from when the attempt is looked at; not after {@code now} if it may be at once
   */
  public synchronized Instant begin(Map<String, Patience> patience, Instant now) {
    return database.write(
        handle -> {
          handle.execute(
              "DELETE FROM failed_sign_in WHERE last_at < ?", now.minus(MEMORY).toString());
          Instant open = Instant.MIN;
          for (Map.Entry<String, Patience> one : patience.entrySet()) {
            Instant from = one.getValue().opens(find(handle, one.getKey()));
            open = from.isAfter(open) ? from : open;
          }
          if (!open.isAfter(now)) {
            patience.forEach(
                (what, own) -> keep(handle, what, own.failed(find(handle, what), now)));
          }
          return open;
        });
  }

  /** The attempt did not fail. */
  public synchronized void succeeded(Map<String, Patience> patience) {
    database.write(
        handle -> {
          patience.forEach((what, own) -> keep(handle, what, own.succeeded(find(handle, what))));
          return patience;
        });
  }

  private static Tally find(Handle handle, String what) {
    return handle
        .createQuery("SELECT attempts, last_at FROM failed_sign_in WHERE what = :what")
        .bind("what", what)
        .map(
            (row, context) ->
                new Tally(row.getInt("attempts"), Instant.parse(row.getString("last_at"))))
        .findOne()
        .orElse(Tally.NONE);
  }

  private static void keep(Handle handle, String what, Tally tally) {
    if (tally.failures() == 0) {
      handle.execute("DELETE FROM failed_sign_in WHERE what = ?", what);
      return;
    }
    handle.execute(
        """
        INSERT INTO failed_sign_in (what, attempts, last_at) VALUES (?, ?, ?)
        ON CONFLICT (what) DO UPDATE SET attempts = excluded.attempts, last_at = excluded.last_at
        """,
        what,
        tally.failures(),
        tally.last().toString());
  }
}
