package touchline.server.grading.pool;

import java.time.Duration;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Kills a process when its time is over, unless closed before. */
final class Deadline implements AutoCloseable {
  private static final ScheduledThreadPoolExecutor CLOCK = clock();

  private final ScheduledFuture<?> kill;
  private volatile boolean over;

  Deadline(Process process, Duration time) {
    kill =
        CLOCK.schedule(
            () -> {
              over = true;
              process.destroyForcibly();
            },
            time.toMillis(),
            TimeUnit.MILLISECONDS);
  }

  boolean isOver() {
    return over;
  }

  @Override
  public void close() {
    kill.cancel(false);
  }

  private static ScheduledThreadPoolExecutor clock() {
    ScheduledThreadPoolExecutor clock =
        new ScheduledThreadPoolExecutor(
            1,
            task -> {
              Thread thread = new Thread(task, "worker deadlines");
              thread.setDaemon(true);
              return thread;
            });
    clock.setRemoveOnCancelPolicy(true);
    return clock;
  }
}
