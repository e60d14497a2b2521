package touchline.server.account.guard;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import touchline.server.account.guard.Patience.Tally;
import touchline.server.store.Database;
import touchline.server.store.StoreBusy;

/**
 * Failed attempts to guess what only some know, by what they have in common: in all processes, and
 * also over a restart.
 */
public final class FailureStore {
  /** After that a failure is forgotten. */
  private static final Duration MEMORY = Duration.ofDays(1);

  /** In milliseconds; as long as the database itself is waited for. */
  private static final long LONGEST_WAIT = 3_000;

  private final Database database;

  /** Not a monitor: on virtual threads of Java 21 to 23 who waits in one holds a thread of all. */
  private final ReentrantLock turn = new ReentrantLock();

  public FailureStore(Database database) {
    this.database = database;
  }

  /**
   * Begins an attempt: counted as failed until {@link #succeeded} says otherwise, so that a hundred
   * at once are a hundred. One that comes too soon is not counted and changes nothing.
   *
   * @param patience for each thing that attempts have in common, how often it may fail
   * @return from when the attempt is looked at; not after {@code now} if it may be at once
   * @throws StoreBusy if too many attempts are being counted
   */
  public Instant begin(Map<String, Patience> patience, Instant now) {
    Instant open = opens(patience);
    return open.isAfter(now) ? open : inTurn(handle -> count(handle, patience, now));
  }

  /** From when on an attempt is looked at, as far as it is known now: cheap, and counts nothing. */
  public Instant opens(Map<String, Patience> patience) {
    return database.read(handle -> opens(handle, patience));
  }

  private static Instant count(Handle handle, Map<String, Patience> patience, Instant now) {
    handle.execute("DELETE FROM failed_sign_in WHERE last_at < ?", now.minus(MEMORY).toString());
    Instant open = opens(handle, patience);
    if (!open.isAfter(now)) {
      patience.forEach((what, own) -> keep(handle, what, own.failed(find(handle, what), now)));
    }
    return open;
  }

  private static Instant opens(Handle handle, Map<String, Patience> patience) {
    return patience.entrySet().stream()
        .map(one -> one.getValue().opens(find(handle, one.getKey())))
        .max(Comparator.naturalOrder())
        .orElse(Instant.MIN);
  }

  /** The attempt did not fail. */
  public void succeeded(Map<String, Patience> patience) {
    inTurn(
        handle -> {
          patience.forEach((what, own) -> keep(handle, what, own.succeeded(find(handle, what))));
          return Instant.MIN;
        });
  }

  /** One at a time in a process: they count the same rows, and who waits holds no connection. */
  private Instant inTurn(Function<Handle, Instant> counting) {
    try {
      if (!turn.tryLock(LONGEST_WAIT, TimeUnit.MILLISECONDS)) {
        throw new StoreBusy();
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new StoreBusy();
    }
    try {
      return database.write(counting::apply);
    } finally {
      turn.unlock();
    }
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
