package touchline.server.grading.pool;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Keeps so many worker processes alive and hands out those that are warm. One thread starts them,
 * so that a kill is healed while others work.
 */
final class Workers implements AutoCloseable {
  /** After a failed start; a machine that cannot start processes must not be asked in a circle. */
  private static final Duration PAUSE = Duration.ofMillis(500);

  /** In milliseconds; a start that is ended while it is on its way takes no time. */
  private static final long LONGEST_END = 5_000;

  private final int wanted;
  private final Java java;
  private final Deque<Child> warm = new ArrayDeque<>();
  private final Set<Child> all = new HashSet<>();
  private final Thread starter = new Thread(this::keepStarting, "worker starter");
  private Optional<Child> starting = Optional.empty();
  private long started;
  private boolean cannotStart;
  private boolean closed;
  private boolean opened;
  private boolean isTried;
  private Optional<Bubble> bubble = Optional.empty();

  Workers(int wanted, Java java) {
    this.wanted = wanted;
    this.java = java;
    starter.setDaemon(true);
  }

  /** Begins to start them, unless it was done before. */
  synchronized void open() {
    if (!opened) {
      opened = true;
      starter.start();
    }
  }

  /** Waits for a warm worker; empty at once when none lives and none can be started. */
  synchronized Optional<Child> take() {
    while (true) {
      Child child = warm.poll();
      if (child != null && child.isFresh()) {
        return Optional.of(child);
      }
      if (child != null) {
        all.remove(child);
        notifyAll();
        continue;
      }
      if (closed || (cannotStart && all.isEmpty()) || !await(0)) {
        return Optional.empty();
      }
    }
  }

  /**
   * The same for a worker that has done nothing yet; one that has makes room for it if need be.
   * Empty, too, when no other can be started just now: who waits here keeps a place from others.
   */
  synchronized Optional<Child> takeUnused() {
    while (!closed) {
      if (warm.removeIf(child -> !child.isFresh() && all.remove(child))) {
        notifyAll();
      }
      Optional<Child> unused = warm.stream().filter(Child::isUnused).findFirst();
      if (unused.isPresent()) {
        warm.remove(unused.get());
        return unused;
      }
      if (all.size() >= wanted && !warm.isEmpty() && !cannotStart) {
        Child used = warm.removeLast();
        all.remove(used);
        used.close();
        notifyAll();
        continue;
      }
      if (cannotStart || !await(0)) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** Whether the workers were told to end; what happens to one from then on is nobody's fault. */
  synchronized boolean isClosed() {
    return closed;
  }

  /** Whether one lives, or nothing is known against starting one. */
  synchronized boolean canServe() {
    return !closed && !(cannotStart && all.isEmpty());
  }

  /** Takes back a worker; one that is used up or dead is ended, and another is started for it. */
  void giveBack(Child child) {
    if (keeps(child)) {
      return;
    }
    child.close();
  }

  private synchronized boolean keeps(Child child) {
    boolean keep = child.isFresh() && !closed;
    if (keep) {
      warm.push(child);
    } else {
      all.remove(child);
    }
    notifyAll();
    return keep;
  }

  private void keepStarting() {
    while (waitsForNeed()) {
      try {
        startOne();
      } catch (IOException | RuntimeException | Error failed) {
        // A machine that is short of threads fails in other ways than one short of processes.
        pause();
      }
    }
  }

  private void startOne() throws IOException {
    Child child = Child.start(java, around());
    if (begins(child)) {
      child.awaitReady();
    }
    add(child);
  }

  /** False if it is not wanted any more; from here on who closes ends it. */
  private synchronized boolean begins(Child child) {
    starting = Optional.of(child);
    return !closed;
  }

  /** Tried once: whether this machine has it does not change. */
  private Optional<Bubble> around() throws IOException {
    synchronized (this) {
      if (isTried) {
        return bubble;
      }
    }
    Optional<Bubble> found = CommandLine.bubble(java);
    synchronized (this) {
      bubble = found;
      isTried = true;
      return found;
    }
  }

  private synchronized boolean waitsForNeed() {
    while (!closed && all.size() >= wanted) {
      if (!await(0)) {
        return false;
      }
    }
    return !closed;
  }

  private synchronized void add(Child child) {
    starting = Optional.empty();
    if (closed) {
      child.close();
      return;
    }
    cannotStart = false;
    started++;
    all.add(child);
    warm.add(child);
    notifyAll();
  }

  private synchronized void pause() {
    cannotStart = true;
    notifyAll();
    if (!closed) {
      await(PAUSE.toMillis());
    }
  }

  /** Returns false when the thread is asked to stop. */
  @SuppressWarnings("WaitNotInLoop") // Its callers ask again what they wait for.
  private synchronized boolean await(long milliseconds) {
    try {
      wait(milliseconds);
      return true;
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  synchronized long started() {
    return started;
  }

  /** Waits for the first worker and says in one line what stands around it. */
  synchronized String layers() {
    while (all.isEmpty() && !cannotStart && !closed && await(0)) {
      // Woken at every start and every failure to start.
    }
    if (all.isEmpty()) {
      return "workers: none can be started here";
    }
    String seal = all.iterator().next().seal();
    return "workers: %d and a spare, seccomp %s, bubblewrap %s"
        .formatted(wanted - 1, isOn(seal), bubble.isPresent() ? "on" : "not found");
  }

  private static String isOn(String seal) {
    return seal.equals("on") ? seal : "off (" + seal + ")";
  }

  /** Process ids of all workers, for tests and the operator. */
  synchronized Set<Long> pids() {
    Set<Long> pids = new HashSet<>();
    all.forEach(child -> pids.add(child.pid()));
    return pids;
  }

  /** Ends them all; none is left when it returns, nor comes later. */
  @Override
  public void close() {
    Set<Child> ending;
    synchronized (this) {
      closed = true;
      ending = new HashSet<>(all);
      starting.ifPresent(ending::add);
      notifyAll();
    }
    ending.forEach(Child::close);
    try {
      starter.join(LONGEST_END);
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }
}
