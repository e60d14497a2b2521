package touchline.server.store;

import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * Runs of a change that PostgreSQL undid because others wrote to the same rows. The pauses between
 * them grow and are of chance, so that two do not meet again.
 */
final class Retry {
  /** In milliseconds. */
  private static final int LONGEST_PAUSE = 200;

  private final long end;
  private int pause = 1;

  /**
   * @param patience in milliseconds
   */
  Retry(int patience) {
    end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(patience);
  }

  /** Whether to run it again, after a pause. */
  boolean isWorthwhile(RuntimeException failed) {
    if (!Trouble.isClash(failed) || System.nanoTime() > end) {
      return false;
    }
    LockSupport.parkNanos(
        ThreadLocalRandom.current().nextLong(TimeUnit.MILLISECONDS.toNanos(pause)));
    pause = Math.min(2 * pause, LONGEST_PAUSE);
    return true;
  }
}
