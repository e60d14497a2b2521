package touchline.server.grading.pool;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Who runs next: first come, first served, but of each owner one at a time, so that a student with
 * a hundred submissions waits behind themselves and not in front of the others.
 */
final class Turns {
  private final int places;
  private final int mostWaiting;
  private final List<Waiter> waiting = new ArrayList<>();
  private final Set<String> running = new HashSet<>();

  /** Someone who waits; compared by identity. */
  private static final class Waiter {
    private final String owner;

    Waiter(String owner) {
      this.owner = owner;
    }
  }

  Turns(int places, int mostWaiting) {
    this.places = places;
    this.mostWaiting = mostWaiting;
  }

  /** Waits for a turn; false if too many wait already, or the thread is asked to stop. */
  synchronized boolean begin(String owner) {
    if (waiting.size() >= mostWaiting) {
      return false;
    }
    Waiter waiter = new Waiter(owner);
    waiting.add(waiter);
    while (next() != waiter) {
      try {
        wait();
      } catch (InterruptedException stop) {
        waiting.remove(waiter);
        notifyAll();
        Thread.currentThread().interrupt();
        return false;
      }
    }
    waiting.remove(waiter);
    running.add(owner);
    notifyAll();
    return true;
  }

  synchronized void end(String owner) {
    running.remove(owner);
    notifyAll();
  }

  synchronized int waiting() {
    return waiting.size();
  }

  /** How many wait before the owner's first; 0 if none of theirs waits. */
  synchronized int before(String owner) {
    for (int i = 0; i < waiting.size(); i++) {
      if (waiting.get(i).owner.equals(owner)) {
        return i;
      }
    }
    return 0;
  }

  private @Nullable Waiter next() {
    if (running.size() >= places) {
      return null;
    }
    for (Waiter waiter : waiting) {
      if (!running.contains(waiter.owner)) {
        return waiter;
      }
    }
    return null;
  }
}
