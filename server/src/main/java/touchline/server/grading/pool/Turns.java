package touchline.server.grading.pool;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import touchline.server.lane.Lane;
import touchline.server.lane.Owner;

/**
 * Who runs next. Of each owner one program runs at a time. The next place goes to the lane that has
 * used least of its share, in it to the group, and in that to the owner who has used least; among
 * equals the first that came is the first. Anonymous work never takes the last place, so that who
 * is known does not wait for the end of a program of nobody's.
 */
final class Turns {
  private final int places;
  private final int mostAnonymous;
  private final int mostWaiting;
  private final List<Waiter> waiting = new ArrayList<>();
  private final Map<Owner, Long> running = new HashMap<>();
  private final Shares<Lane> lanes = new Shares<>();
  private final Shares<String> groups = new Shares<>();
  private final Shares<String> names = new Shares<>();

  /** Someone who waits; compared by identity. */
  private static final class Waiter {
    private final Owner owner;

    Waiter(Owner owner) {
      this.owner = owner;
    }
  }

  /**
   * @param places programs that run at a time; with a single one, anonymous work has it too
   */
  Turns(int places, int mostWaiting) {
    this.places = places;
    this.mostAnonymous = Math.max(1, places - 1);
    this.mostWaiting = mostWaiting;
  }

  /** Waits for a turn; false if too many wait already, or the thread is asked to stop. */
  synchronized boolean begin(Owner owner) {
    if (waiting.size() >= mostWaiting) {
      return false;
    }
    Waiter waiter = new Waiter(owner);
    waiting.add(waiter);
    enter(owner);
    while (next() != waiter) {
      try {
        wait();
      } catch (InterruptedException stop) {
        waiting.remove(waiter);
        leave(owner);
        notifyAll();
        Thread.currentThread().interrupt();
        return false;
      }
    }
    waiting.remove(waiter);
    running.put(owner, System.nanoTime());
    notifyAll();
    return true;
  }

  synchronized void end(Owner owner) {
    Long begun = running.remove(owner);
    if (begun != null) {
      use(owner, TimeUnit.NANOSECONDS.toMicros(System.nanoTime() - begun));
    }
    leave(owner);
    notifyAll();
  }

  private void enter(Owner owner) {
    lanes.enter(owner.lane());
    groups.enter(owner.group());
    names.enter(owner.name());
  }

  private void use(Owner owner, long time) {
    lanes.use(owner.lane(), time / owner.lane().share());
    groups.use(owner.group(), time);
    names.use(owner.name(), time);
  }

  private void leave(Owner owner) {
    lanes.leave(owner.lane());
    groups.leave(owner.group());
    names.leave(owner.name());
  }

  synchronized int waiting() {
    return waiting.size();
  }

  /** How many wait before the owner's first; 0 if none of theirs waits. */
  synchronized int before(String name) {
    List<Waiter> order = new ArrayList<>(waiting);
    order.sort(this::compare);
    for (int i = 0; i < order.size(); i++) {
      if (order.get(i).owner.name().equals(name)) {
        return i;
      }
    }
    return 0;
  }

  private @Nullable Waiter next() {
    if (running.size() >= places) {
      return null;
    }
    return waiting.stream().filter(this::mayRun).min(this::compare).orElse(null);
  }

  private boolean mayRun(Waiter waiter) {
    Owner owner = waiter.owner;
    return running.keySet().stream().noneMatch(other -> other.name().equals(owner.name()))
        && (!owner.isAnonymous()
            || running.keySet().stream().filter(Owner::isAnonymous).count() < mostAnonymous);
  }

  private int compare(Waiter one, Waiter other) {
    if (one.owner.lane() != other.owner.lane()) {
      int byUse = lanes.compare(one.owner.lane(), other.owner.lane());
      return byUse != 0 ? byUse : one.owner.lane().compareTo(other.owner.lane());
    }
    int byGroup = groups.compare(one.owner.group(), other.owner.group());
    return byGroup != 0 ? byGroup : names.compare(one.owner.name(), other.owner.name());
  }
}
