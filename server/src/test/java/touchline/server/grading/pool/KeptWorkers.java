package touchline.server.grading.pool;

import org.jspecify.annotations.Nullable;

/**
 * Workers that one site of a test process after the other uses: to start some for each site would
 * take longer than most of what they do. They end with the process.
 */
public final class KeptWorkers {
  private static @Nullable Workers kept;

  private KeptWorkers() {}

  /** A pool of a site's own, which leaves them alive when it is closed. */
  public static synchronized Pool pool() {
    if (kept == null) {
      kept = new Workers(Pool.places() + 1, Java.running());
    }
    return new Pool(Pool.places(), kept, () -> {});
  }

  /** For who counts processes: none of these is there now, nor comes later by itself. */
  public static synchronized void end() {
    if (kept != null) {
      kept.close();
      kept = null;
    }
  }
}
