package touchline.server.account;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import touchline.server.store.Database;

/** Failed attempts to sign in, also over a restart. */
public final class FailureStore {
  /** After that a failure is forgotten. */
  private static final Duration MEMORY = Duration.ofDays(1);

  private final Database database;

  public FailureStore(Database database) {
    this.database = database;
  }

  /**
   * Begins an attempt: counted as failed until {@link #clear} says otherwise, so that a hundred at
   * once are a hundred. One that comes too soon is not counted.
   *
   * @param patience for each thing that attempts have in common, how often it may fail
   * @return from when the attempt is looked at; not after {@code now} if it may be at once
   */
  Instant begin(Map<String, Patience> patience, Instant now) {
    return database.write(
        handle -> {
          handle.execute(
              "DELETE FROM failed_sign_in WHERE last_at < ?", now.minus(MEMORY).toString());
          Instant open = Instant.MIN;
          for (Map.Entry<String, Patience> one : patience.entrySet()) {
            Instant from = openFrom(handle, one.getKey(), one.getValue());
            open = from.isAfter(open) ? from : open;
          }
          if (!open.isAfter(now)) {
            patience.keySet().forEach(what -> count(handle, what, now));
          }
          return open;
        });
  }

  private static Instant openFrom(Handle handle, String what, Patience patience) {
    return handle
        .createQuery("SELECT attempts, last_at FROM failed_sign_in WHERE what = :what")
        .bind("what", what)
        .map(
            (row, context) ->
                patience.after(row.getInt("attempts"), Instant.parse(row.getString("last_at"))))
        .findOne()
        .orElse(Instant.MIN);
  }

  private static void count(Handle handle, String what, Instant now) {
    handle.execute(
        """
        INSERT INTO failed_sign_in VALUES (?, 1, ?)
        ON CONFLICT (what) DO UPDATE SET attempts = failed_sign_in.attempts + 1,
          last_at = excluded.last_at
        """,
        what,
        now.toString());
  }

  /** The attempt did not fail. */
  void clear(Iterable<String> whats) {
    database.write(
        handle -> {
          whats.forEach(what -> handle.execute("DELETE FROM failed_sign_in WHERE what = ?", what));
          return whats;
        });
  }
}
