package touchline.server;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * Between two looks at something for which there is no event, such as a row of a database: it
 * leaves the processor to those that are waited for.
 */
public final class Pause {
  private static final long BRIEF = TimeUnit.MILLISECONDS.toNanos(25);

  private Pause() {}

  public static void brief() {
    LockSupport.parkNanos(BRIEF);
  }
}
