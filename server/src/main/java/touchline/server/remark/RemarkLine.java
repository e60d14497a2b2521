package touchline.server.remark;

import java.time.Clock;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.server.code.MethodMarker;
import touchline.server.exercise.AnswerMarker;
import touchline.server.store.Database;
import touchline.server.submission.CodeSubmissionStore;
import touchline.server.submission.SubmissionStore;

/**
 * The thread that marks again what was asked for, a student at a time, together with those of other
 * processes. Where it ends in the middle, whoever looks next goes on from there.
 */
public final class RemarkLine implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(RemarkLine.class);

  /** Between looks for something to do, in milliseconds. */
  private static final long PAUSE = 1_000;

  /** In seconds; the workers are stopped by then, so nothing takes long. */
  private static final long LONGEST_END = 10;

  private final RemarkWork work;
  private final String process = UUID.randomUUID().toString();
  private final AtomicLong turns = new AtomicLong();
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(
          task -> {
            Thread one = new Thread(task, "marking again");
            one.setDaemon(true);
            return one;
          });

  RemarkLine(RemarkWork work) {
    this.work = work;
  }

  /**
   * Not yet open.
   *
   * @param values marks values again, by the content of today
   * @param code marks methods again, by the same
   */
  public static RemarkLine of(
      Database database,
      SubmissionStore submissions,
      CodeSubmissionStore methods,
      AnswerMarker values,
      MethodMarker code,
      Clock clock) {
    StudentMarker marking = new StudentMarker(submissions, methods, values, code);
    return new RemarkLine(new RemarkWork(database, marking, clock));
  }

  /** Begins to look for something to do. */
  @SuppressWarnings("FutureReturnValueIgnored") // It ends with the line.
  public void open() {
    thread.scheduleWithFixedDelay(this::look, 0, PAUSE, TimeUnit.MILLISECONDS);
  }

  /** Something was asked for here. */
  void wake() {
    try {
      thread.execute(this::look);
    } catch (RejectedExecutionException closed) {
      // It stays on the disk for whoever comes next.
    }
  }

  private void look() {
    try {
      work.turn(process + ':' + turns.incrementAndGet(), thread::isShutdown);
    } catch (RuntimeException away) {
      LOG.warn("marking again stopped, and is tried again: {}", away.toString());
    }
  }

  /** Stops before the next student; what is left is done by whoever looks next. */
  @Override
  public void close() {
    thread.shutdownNow();
  }

  /** After it was closed: waits until nothing more goes to the store. */
  public void awaitEnd() {
    try {
      thread.awaitTermination(LONGEST_END, TimeUnit.SECONDS);
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
  }
}
