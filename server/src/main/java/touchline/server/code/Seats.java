package touchline.server.code;

import java.util.HashMap;
import java.util.Map;

/**
 * Requests that stand still until a method has run. Each holds a thread of the web server, so there
 * is room for some of each learner and for some in all, and pages go on being answered.
 */
final class Seats {
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
  synchronized Answer take(String owner) {
    int theirs = taken.getOrDefault(owner, 0);
    if (theirs >= mostEach) {
      return Answer.TOO_MANY_OF_THEIRS;
    }
    if (all >= most) {
      return Answer.FULL;
    }
    all++;
    taken.put(owner, theirs + 1);
    return Answer.YES;
  }

  synchronized void leave(String owner) {
    all--;
    taken.computeIfPresent(owner, (name, count) -> count == 1 ? null : count - 1);
  }
}
