package touchline.code;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * The cases of a method that were drawn last: to draw takes longer than to run them, and a seed is
 * often asked for again, since every wrong method is tried on the same few suites.
 */
final class KeptCases {
  /** A suite takes some ten to a hundred kilobytes. */
  private static final int MOST = 8;

  private final Suite suite;
  private final Deque<Drawn> drawn = new ArrayDeque<>();
  private Optional<List<Case>> trials = Optional.empty();

  private record Drawn(long seed, List<Case> cases) {}

  KeptCases(Suite suite) {
    this.suite = suite;
  }

  Suite suite() {
    return suite;
  }

  /** Others may draw meanwhile: to wait for them would take as long. */
  List<Case> hidden(long seed) {
    Optional<List<Case>> known = known(seed);
    if (known.isPresent()) {
      return known.get();
    }
    List<Case> cases = suite.hidden(seed);
    keep(new Drawn(seed, cases));
    return cases;
  }

  private synchronized Optional<List<Case>> known(long seed) {
    for (Drawn each : drawn) {
      if (each.seed() == seed) {
        drawn.remove(each);
        drawn.addFirst(each);
        return Optional.of(each.cases());
      }
    }
    return Optional.empty();
  }

  private synchronized void keep(Drawn latest) {
    drawn.addFirst(latest);
    if (drawn.size() > MOST) {
      drawn.removeLast();
    }
  }

  synchronized List<Case> trials() {
    if (trials.isEmpty()) {
      trials = Optional.of(suite.trials());
    }
    return trials.get();
  }
}
