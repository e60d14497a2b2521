package touchline.topic.pass;

import java.util.List;
import touchline.geometry.Circle;
import touchline.mistake.Mistake;

/**
 * Mistakes when asking whether a pass is clean; right is: it stays clear of every opponent, by more
 * than 0.
 */
public final class SafePassMistakes {
  private SafePassMistakes() {}

  public static List<Mistake<PassGiven, Boolean>> all() {
    return List.of(
        new Mistake<>("W1", g -> g.opponents().stream().anyMatch(o -> g.clear(o) > 0)),
        new Mistake<>("W2", g -> g.opponents().isEmpty() || g.clear(g.opponents().get(0)) > 0),
        new Mistake<>("W3", SafePassMistakes::nearestOnly),
        new Mistake<>("W4", g -> g.opponents().stream().allMatch(o -> g.clearOfLine(o) > 0)),
        new Mistake<>("W5", g -> g.opponents().stream().allMatch(o -> g.clear(o) + g.ball() > 0)),
        new Mistake<>("W6", g -> false),
        new Mistake<>("W7", g -> sum(g) > 0),
        new Mistake<>("W8", SafePassMistakes::allButLast));
  }

  /** Only the opponent whose centre is nearest; another may be larger. */
  private static boolean nearestOnly(PassGiven g) {
    return g.opponents().isEmpty() || g.clear(g.nearest()) > 0;
  }

  /** The average has the same sign. */
  static double sum(PassGiven g) {
    double sum = g.opponents().isEmpty() ? 1 : 0;
    for (Circle opponent : g.opponents()) {
      sum += g.clear(opponent);
    }
    return sum;
  }

  private static boolean allButLast(PassGiven g) {
    int last = Math.max(0, g.opponents().size() - 1);
    return g.opponents().subList(0, last).stream().allMatch(o -> g.clear(o) > 0);
  }
}
