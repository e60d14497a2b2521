package touchline.server.code;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.LongPredicate;

/**
 * Who waits for a verdict: told at once of one that is given here, and looking now and then for one
 * that another process gives.
 */
final class Arrivals {
  /** In milliseconds; it grows, for what takes long is in no hurry. */
  private static final long FIRST_LOOK = 100;

  private static final long LONGEST_PAUSE = 800;

  private final LongPredicate isStored;
  private final Map<Long, CountDownLatch> awaited = new ConcurrentHashMap<>();

  /**
   * @param isStored whether the submission of this id has its verdict in the store
   */
  Arrivals(LongPredicate isStored) {
    this.isStored = isStored;
  }

  /** Wakes who waits for this submission. */
  void arrived(long submission) {
    Optional.ofNullable(awaited.remove(submission)).ifPresent(CountDownLatch::countDown);
  }

  /** Waits until the submission has its verdict, or so many milliseconds. */
  void await(long submission, long milliseconds) throws InterruptedException {
    CountDownLatch here = awaited.computeIfAbsent(submission, none -> new CountDownLatch(1));
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(milliseconds);
    try {
      long pause = FIRST_LOOK;
      long left = milliseconds;
      while (left > 0 && !isStored.test(submission)) {
        if (here.await(Math.min(pause, left), TimeUnit.MILLISECONDS)) {
          return;
        }
        pause = Math.min(2 * pause, LONGEST_PAUSE);
        left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
      }
    } finally {
      // Another who waits for the same one goes on looking.
      awaited.remove(submission, here);
    }
  }
}
