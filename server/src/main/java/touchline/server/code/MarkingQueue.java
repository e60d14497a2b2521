package touchline.server.code;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.server.lane.Lane;
import touchline.server.submission.MarkingTurn;
import touchline.server.submission.MarkingTurnStore;

/**
 * The threads that mark what waits, turn by turn, together with those of other processes. What is
 * handed in here is begun at once; now and then they look for what was handed in elsewhere, or was
 * left by a worker that died.
 */
final class MarkingQueue implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(MarkingQueue.class);

  /** Between looks for work, in milliseconds, and after a look that failed. */
  private static final long PAUSE = 400;

  private static final long LONGEST_PAUSE = 10_000;

  /** Workers that are ended give no answer at once; this is for a machine that stands still. */
  private static final int LONGEST_END = 10;

  private final MarkingTurnStore turns;
  private final WorkerName name;
  private final Consumer<MarkingTurn> marking;
  private final int size;
  private final int mostAnonymous;
  private final ThreadPoolExecutor threads;
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(task -> thread(task, "marking clock"));

  /** How many threads are asked to look for a turn and have not begun to. */
  private final AtomicInteger asked = new AtomicInteger();

  private final Set<MarkingTurn> running = ConcurrentHashMap.newKeySet();

  /**
   * @param marking marks the submission of a turn and ends the turn
   */
  MarkingQueue(int size, MarkingTurnStore turns, WorkerName name, Consumer<MarkingTurn> marking) {
    this.size = size;
    this.mostAnonymous = Math.max(1, size / 2);
    this.turns = turns;
    this.name = name;
    this.marking = marking;
    this.threads =
        (ThreadPoolExecutor) Executors.newFixedThreadPool(size, task -> thread(task, "marking"));
  }

  private static Thread thread(Runnable task, String name) {
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    return thread;
  }

  /** Begins to look for work. */
  @SuppressWarnings("FutureReturnValueIgnored") // It ends with the line.
  void open() {
    long often = MarkingTurnStore.LEASE.toMillis() / 4;
    clock.scheduleAtFixedRate(this::renew, often, often, TimeUnit.MILLISECONDS);
    clock.execute(() -> look(PAUSE));
  }

  private void renew() {
    try {
      turns.renew(running);
    } catch (RuntimeException away) {
      LOG.warn("the turns that are being marked could not be renewed: {}", away.toString());
    }
  }

  /** Looks for work, and again after a pause; a database that is away is asked less often. */
  private void look(long pause) {
    long next = PAUSE;
    try {
      int ready = turns.ready(size);
      for (int i = 0; i < ready; i++) {
        wake();
      }
    } catch (RuntimeException away) {
      LOG.warn("there was no looking for methods to be marked: {}", away.toString());
      next = Math.min(2 * pause, LONGEST_PAUSE);
    }
    lookAgain(next);
  }

  @SuppressWarnings("FutureReturnValueIgnored") // Its end is the end of the line.
  private void lookAgain(long pause) {
    try {
      clock.schedule(() -> look(pause), pause, TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException closed) {
      // Nothing more is looked for.
    }
  }

  /** Something waits: one more thread begins, unless all are at it. */
  void wake() {
    if (asked.getAndUpdate(n -> Math.min(n + 1, size)) < size) {
      try {
        threads.execute(this::next);
      } catch (RejectedExecutionException closed) {
        // It stays on the disk for whoever comes next.
      }
    }
  }

  private void next() {
    asked.decrementAndGet();
    begin()
        .ifPresent(
            turn -> {
              try {
                marking.accept(turn);
              } finally {
                running.remove(turn);
                wake();
              }
            });
  }

  private Optional<MarkingTurn> begin() {
    try {
      return isClosed() ? Optional.empty() : beginInOrder();
    } catch (RuntimeException away) {
      LOG.warn("no turn could be begun: {}", away.toString());
      return Optional.empty();
    }
  }

  /** One after the other, so that each knows what the ones before it began. */
  private Optional<MarkingTurn> beginInOrder() {
    synchronized (running) {
      Optional<MarkingTurn> turn = turns.begin(name.next(), order());
      turn.ifPresent(running::add);
      return turn;
    }
  }

  /**
   * The lanes to look in: first the one of which least is being marked here, beside its share.
   * Anonymous work leaves half of the threads to others.
   */
  private List<Lane> order() {
    Map<Lane, Long> begun =
        running.stream().collect(Collectors.groupingBy(MarkingTurn::lane, Collectors.counting()));
    return Lane.ALL.stream()
        .filter(lane -> lane != Lane.ANONYMOUS || begun.getOrDefault(lane, 0L) < mostAnonymous)
        .sorted(
            Comparator.comparingDouble(
                lane -> (double) begun.getOrDefault(lane, 0L) / lane.share()))
        .toList();
  }

  boolean isClosed() {
    return threads.isShutdown();
  }

  /** After it was closed: waits until nothing is being marked any more. */
  void awaitEnd() {
    try {
      threads.awaitTermination(LONGEST_END, TimeUnit.SECONDS);
      clock.awaitTermination(LONGEST_END, TimeUnit.SECONDS);
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
    }
  }

  /** What is not marked stays on the disk for the next start, or for another process. */
  @Override
  public void close() {
    clock.shutdownNow();
    threads.shutdownNow();
  }
}
