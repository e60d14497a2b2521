package touchline.server.grading.pool;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Kills a process when its time is over, unless closed before. The time is the processor's: on a
 * crowded machine a program that has hardly run is not to blame, and gets up to five times as long.
 */
final class Deadline implements AutoCloseable {
  private static final ScheduledThreadPoolExecutor CLOCK = clock();
  private static final int TIMES = 5;
  private static final Duration NEXT_LOOK = Duration.ofMillis(200);

  private final Process process;
  private final List<ProcessHandle> counted;
  private final Duration time;
  private final Duration before;
  private final long begun = System.nanoTime();
  private volatile boolean over;
  private volatile boolean closed;
  private volatile ScheduledFuture<?> look;

  /**
   * @param counted the processes whose time it is: with bubblewrap, those inside it
   */
  Deadline(Process process, List<ProcessHandle> counted, Duration time) {
    this.process = process;
    this.counted = List.copyOf(counted);
    this.time = time;
    this.before = used(this.counted);
    this.look = lookIn(time);
  }

  private ScheduledFuture<?> lookIn(Duration wait) {
    return CLOCK.schedule(this::look, wait.toMillis(), TimeUnit.MILLISECONDS);
  }

  private void look() {
    boolean wasIdle = used(counted).minus(before).compareTo(time) < 0;
    boolean isEarly = System.nanoTime() - begun < time.multipliedBy(TIMES).toNanos();
    if (wasIdle && isEarly && !closed) {
      look = lookIn(NEXT_LOOK);
    } else if (!closed) {
      over = true;
      process.destroyForcibly();
    }
  }

  /** Processor time so far. */
  private static Duration used(List<ProcessHandle> processes) {
    return processes.stream().map(each -> used(each.info())).reduce(Duration.ZERO, Duration::plus);
  }

  /** Where the machine does not tell, as much as there is. */
  private static Duration used(ProcessHandle.Info info) {
    return info.totalCpuDuration().orElse(Duration.ofNanos(System.nanoTime()));
  }

  boolean isOver() {
    return over;
  }

  @Override
  public void close() {
    closed = true;
    look.cancel(false);
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
