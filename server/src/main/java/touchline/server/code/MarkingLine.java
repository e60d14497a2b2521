package touchline.server.code;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The submissions that wait to be marked. Learners take turns with one submission each, so who
 * hands in a hundred waits behind themselves and not in front of the others. What could not be
 * marked comes again after a pause that grows.
 */
final class MarkingLine implements AutoCloseable {
  /** In seconds. */
  private static final int FIRST_PAUSE = 1;

  private static final int LONGEST_PAUSE = 64;

  private final LongPredicate marking;
  private final ScheduledThreadPoolExecutor threads;

  /** By learner, in the order of their turns; no empty ones. */
  private final Map<Long, Deque<Long>> waiting = new LinkedHashMap<>();

  /** Learners whose submission is being marked. */
  private final Set<Long> busy = new HashSet<>();

  /** Every submission that is not marked yet. */
  private final Set<Long> open = new HashSet<>();

  private final Map<Long, Integer> pauses = new HashMap<>();

  /**
   * @param marking marks the submission of this id; false if it is to come again
   */
  MarkingLine(int threads, LongPredicate marking) {
    this.marking = marking;
    this.threads = new ScheduledThreadPoolExecutor(threads, MarkingLine::thread);
    this.threads.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
  }

  private static Thread thread(Runnable task) {
    Thread thread = new Thread(task, "marking");
    thread.setDaemon(true);
    return thread;
  }

  /** Puts a submission at the end of its learner's, unless it is there. */
  synchronized void add(long learner, long submission) {
    if (open.add(submission)) {
      enqueue(learner, submission);
    }
  }

  private synchronized void enqueue(long learner, long submission) {
    waiting.computeIfAbsent(learner, none -> new ArrayDeque<>()).add(submission);
    if (!threads.isShutdown()) {
      threads.execute(this::next);
    }
  }

  /** Marks whatever is next; nothing if all that wait are of learners who have their turn. */
  private void next() {
    Turn turn = begin();
    if (turn != null) {
      boolean isMarked = false;
      try {
        isMarked = marking.test(turn.submission);
      } finally {
        end(turn, isMarked);
      }
    }
  }

  private record Turn(long learner, long submission) {}

  private synchronized @Nullable Turn begin() {
    for (long learner : List.copyOf(waiting.keySet())) {
      if (!busy.contains(learner)) {
        return begin(learner);
      }
    }
    return null;
  }

  private Turn begin(long learner) {
    Deque<Long> theirs = Objects.requireNonNull(waiting.get(learner));
    Turn turn = new Turn(learner, theirs.remove());
    if (theirs.isEmpty()) {
      waiting.remove(learner);
    }
    busy.add(learner);
    return turn;
  }

  private void goToTheEnd(long learner) {
    Deque<Long> theirs = waiting.remove(learner);
    if (theirs != null) {
      waiting.put(learner, theirs);
    }
  }

  @SuppressWarnings("FutureReturnValueIgnored") // What is not marked by then is marked later.
  private synchronized void end(Turn turn, boolean isMarked) {
    busy.remove(turn.learner);
    goToTheEnd(turn.learner);
    if (isMarked) {
      open.remove(turn.submission);
      pauses.remove(turn.submission);
      notifyAll();
    } else if (!threads.isShutdown()) {
      int pause = pauses.merge(turn.submission, FIRST_PAUSE, (old, first) -> 2 * old);
      threads.schedule(
          () -> enqueue(turn.learner, turn.submission),
          Math.min(pause, LONGEST_PAUSE),
          TimeUnit.SECONDS);
    }
    if (!waiting.isEmpty() && !threads.isShutdown()) {
      threads.execute(this::next);
    }
  }

  /** Waits until the submission is marked, or so many milliseconds. */
  synchronized void await(long submission, long milliseconds) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(milliseconds);
    long left = milliseconds;
    while (open.contains(submission) && left > 0) {
      wait(left);
      left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
    }
  }

  /** How many wait. */
  synchronized int waiting() {
    return waiting.values().stream().mapToInt(Deque::size).sum();
  }

  /** How many learners have their turn before this one; 0 if none of theirs waits. */
  synchronized int before(long learner) {
    int before = 0;
    for (long other : waiting.keySet()) {
      if (other == learner) {
        return before;
      }
      before += busy.contains(other) ? 0 : 1;
    }
    return 0;
  }

  /** What is not marked stays on the disk for the next start. */
  @Override
  public void close() {
    threads.shutdownNow();
  }
}
