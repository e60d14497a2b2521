package touchline.server.code;

import java.util.HashMap;
import java.util.Map;
import touchline.server.lane.Owner;

/**
 * Requests that stand still until a method has run. Each holds a thread of the web server, so there
 * is room for some of each learner and for some in all, and pages go on being answered. Half of it
 * is for people who are known.
 */
final class Seats {
  private static final String ANONYMOUS = "all without an account";

  private final int most;
  private final int mostEach;
  private final Map<String, Integer> taken = new HashMap<>();
  private int all;

  Seats(int most, int mostEach) {
    this.most = most;
    this.mostEach = mostEach;
  }

  /** Whether there is a seat. */
  enum Answer {
    YES,
    /** This one has enough already. */
    TOO_MANY_OF_THEIRS,
    FULL
  }

  /** Takes a seat if the answer is yes; it must be left again. */
  synchronized Answer take(Owner owner) {
    if (taken.getOrDefault(owner.name(), 0) >= mostEach) {
      return Answer.TOO_MANY_OF_THEIRS;
    }
    if (all >= most || (owner.isAnonymous() && isAnonymousFull(owner))) {
      return Answer.FULL;
    }
    all++;
    add(owner.name());
    if (owner.isAnonymous()) {
      add(owner.group());
      add(ANONYMOUS);
    }
    return Answer.YES;
  }

  /** One address leaves some of the seats to others. */
  private boolean isAnonymousFull(Owner owner) {
    int room = most / 2;
    return taken.getOrDefault(ANONYMOUS, 0) >= room
        || taken.getOrDefault(owner.group(), 0) >= Math.max(1, room * 3 / 4);
  }

  synchronized void leave(Owner owner) {
    all--;
    remove(owner.name());
    if (owner.isAnonymous()) {
      remove(owner.group());
      remove(ANONYMOUS);
    }
  }

  private void add(String name) {
    taken.merge(name, 1, Integer::sum);
  }

  private void remove(String name) {
    taken.computeIfPresent(name, (same, count) -> count == 1 ? null : count - 1);
  }
}
