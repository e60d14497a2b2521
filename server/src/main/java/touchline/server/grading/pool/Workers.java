package touchline.server.grading.pool;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Keeps so many worker processes alive and hands out those that are warm. A thread starts them one
 * by one, so that a kill is healed while others work; where somebody waits for several of them,
 * there are more such threads.
 */
final class Workers implements AutoCloseable {
  /** After a failed start; a machine that cannot start processes must not be asked in a circle. */
  private static final Duration PAUSE = Duration.ofMillis(500);

  /** In milliseconds; a start that is ended while it is on its way takes no time. */
  private static final long LONGEST_END = 5_000;

  private final Java java;
  private final Life life;
  private final Around around;
  private final Deque<Child> warm = new ArrayDeque<>();
  private final Set<Child> all = new HashSet<>();
  private final Set<Child> starting = new HashSet<>();
  private final List<Thread> starters = new ArrayList<>();
  private int wanted;
  private int begun;
  private long started;
  private boolean cannotStart;
  private boolean closed;

  Workers(int wanted, Java java) {
    this(wanted, java, Life.LONG);
  }

  Workers(int wanted, Java java, Life life) {
    this.wanted = wanted;
    this.java = java;
    this.life = life;
    this.around = new Around(java, life);
  }

  /** Begins to start them, unless it was done before. */
  synchronized void open() {
    if (starters.isEmpty()) {
      addStarter();
    }
  }

  /** From now on keeps so many, if that is more than before, and starts those side by side. */
  synchronized void want(int more) {
    for (; wanted < more && !closed; wanted++) {
      addStarter();
    }
  }

  private void addStarter() {
    Thread starter = new Thread(this::keepStarting, "worker starter");
    starter.setDaemon(true);
    starters.add(starter);
    starter.start();
  }

  /** Waits for a warm worker; empty at once when none lives and none can be started. */
  Optional<Child> take() {
    return take("");
  }

  /** The same, and rather the one that has compiled this source. */
  synchronized Optional<Child> take(String source) {
    while (true) {
      Optional<Child> next = next(source);
      if (next.filter(Child::isFresh).isPresent()) {
        return next;
      }
      if (next.isPresent()) {
        all.remove(next.get());
        notifyAll();
        continue;
      }
      if (closed || (cannotStart && all.isEmpty()) || !await(0)) {
        return Optional.empty();
      }
    }
  }

  private Optional<Child> next(String source) {
    Optional<Child> next =
        warm.stream()
            .filter(each -> each.hasCompiled(source))
            .findFirst()
            .or(() -> warm.stream().findFirst());
    next.ifPresent(warm::remove);
    return next;
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
    Optional<Bubble> bubble = around.bubble();
    try {
      add(ready(bubble));
    } catch (IOException | RuntimeException | Error failed) {
      if (isClosed() || !around.isForbidden(bubble)) {
        throw failed;
      }
      add(ready(Optional.empty()));
    }
  }

  private Child ready(Optional<Bubble> bubble) throws IOException {
    Child child = Child.start(java, bubble, life);
    try {
      if (begins(child)) {
        child.awaitReady();
        bubble.ifPresent(works -> around.works());
      }
      return child;
    } finally {
      ends(child);
    }
  }

  /** False if it is not wanted any more; from here on who closes ends it. */
  private synchronized boolean begins(Child child) {
    starting.add(child);
    return !closed;
  }

  private synchronized void ends(Child child) {
    starting.remove(child);
  }

  private synchronized boolean waitsForNeed() {
    while (!closed && all.size() + begun >= wanted) {
      if (!await(0)) {
        return false;
      }
    }
    begun++;
    return !closed;
  }

  private synchronized void add(Child child) {
    begun--;
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
    begun--;
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
        .formatted(wanted - 1, isOn(seal), around.isThere() ? "on" : "not found");
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
    List<Thread> stopping;
    synchronized (this) {
      closed = true;
      ending = new HashSet<>(all);
      ending.addAll(starting);
      stopping = List.copyOf(starters);
      notifyAll();
    }
    ending.forEach(Child::close);
    try {
      for (Thread starter : stopping) {
        starter.join(LONGEST_END);
      }
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }
}
