package touchline.server.outside;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * What is done at which time. A request that is due while others are still on their way is sent all
 * the same, and its time counts from when it was due: a site that stands still is seen to.
 */
final class Timetable {
  /** More at a time than a class has people at work. */
  private static final int MOST_AT_ONCE = 64;

  private final List<Entry> entries = new ArrayList<>();
  private final Timings timings;

  Timetable(Timings timings) {
    this.timings = timings;
  }

  /** One request; throws what it was not answered with. */
  interface Action {
    void run() throws Exception;
  }

  private record Entry(long due, String kind, Action action) {}

  void at(Duration due, String kind, Action action) {
    entries.add(new Entry(due.toNanos(), kind, action));
  }

  /** Returns when all was answered. */
  void run() throws InterruptedException {
    entries.sort(Comparator.comparingLong(Entry::due));
    ExecutorService people = Executors.newFixedThreadPool(MOST_AT_ONCE);
    Semaphore done = new Semaphore(0);
    long start = System.nanoTime();
    try {
      for (Entry entry : entries) {
        long left = start + entry.due() - System.nanoTime();
        TimeUnit.NANOSECONDS.sleep(Math.max(0, left));
        people.execute(
            () -> {
              perform(entry, start);
              done.release();
            });
      }
      done.acquire(entries.size());
    } finally {
      people.shutdownNow();
    }
  }

  private void perform(Entry entry, long start) {
    try {
      entry.action().run();
    } catch (Exception failed) {
      timings.failed(entry.kind(), entry.kind() + ": " + failed);
    }
    timings.took(entry.kind(), System.nanoTime() - start - entry.due());
  }
}
