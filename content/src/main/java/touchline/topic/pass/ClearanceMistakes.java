package touchline.topic.pass;

import java.util.List;
import touchline.geometry.Circle;
import touchline.mistake.Mistake;

/**
 * Mistakes about the clearance of a pass, in metres; right is the smallest distance minus radius.
 * At least one opponent.
 */
public final class ClearanceMistakes {
  private ClearanceMistakes() {}

  public static List<Mistake<PassGiven, Double>> all() {
    return List.of(
        new Mistake<>("W1", ClearanceMistakes::largest),
        new Mistake<>("W2", g -> g.clear(g.opponents().get(0))),
        new Mistake<>("W3", g -> g.clear(g.nearest())),
        new Mistake<>("W4", ClearanceMistakes::onLine),
        new Mistake<>("W5", g -> smallest(g, g.opponents()) + g.ball()),
        new Mistake<>("W7", SafePassMistakes::sum),
        new Mistake<>("W7", g -> SafePassMistakes.sum(g) / g.opponents().size()),
        new Mistake<>("W8", ClearanceMistakes::allButLast));
  }

  private static double smallest(PassGiven g, List<Circle> opponents) {
    double smallest = Double.POSITIVE_INFINITY;
    for (Circle opponent : opponents) {
      smallest = Math.min(smallest, g.clear(opponent));
    }
    return smallest;
  }

  private static double largest(PassGiven g) {
    double largest = Double.NEGATIVE_INFINITY;
    for (Circle opponent : g.opponents()) {
      largest = Math.max(largest, g.clear(opponent));
    }
    return largest;
  }

  private static double onLine(PassGiven g) {
    double smallest = Double.POSITIVE_INFINITY;
    for (Circle opponent : g.opponents()) {
      smallest = Math.min(smallest, g.clearOfLine(opponent));
    }
    return smallest;
  }

  private static double allButLast(PassGiven g) {
    return smallest(g, g.opponents().subList(0, Math.max(1, g.opponents().size() - 1)));
  }
}
