package touchline.topic.pass;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import touchline.geometry.Circle;
import touchline.mistake.Mistake;
import touchline.mistake.Mistake.Rule;
import touchline.topic.overlap.CircleGiven;
import touchline.topic.overlap.OverlapForms;

/**
 * The mistakes about a pass, also in other forms in which they are written as code; last, a right
 * loop around a wrong test of one circle.
 */
final class SafePassForms {
  /** The ball is a point here, so forgetting its radius is right. */
  private static final String BALL = "W5";

  /** Tests of one circle that say nothing about it. */
  private static final Set<String> CONSTANT = Set.of("O16", "O17");

  /** Tests of the line instead of the segment: among opponents that has an id of its own. */
  private static final Set<String> INFINITE_LINE = Set.of("O01", "O09");

  private SafePassForms() {}

  static List<Mistake<PassGiven, Boolean>> all() {
    List<Mistake<PassGiven, Boolean>> all = new ArrayList<>(SafePassMistakes.all());
    all.removeIf(mistake -> mistake.id().equals(BALL));
    all.add(form("W2", g -> !g.opponents().isEmpty() && g.clear(g.opponents().get(0)) > 0));
    all.add(form("W3", SafePassForms::nearestToPasserOnly));
    all.add(form("W9", g -> g.opponents().isEmpty() || isPastLast(g)));
    all.add(form("W9", g -> !g.opponents().isEmpty() && isPastLast(g)));
    all.add(form("W10", g -> g.opponents().stream().skip(1).allMatch(o -> g.clear(o) > 0)));
    all.add(form("O13", g -> g.opponents().stream().anyMatch(each -> g.clear(each) <= 0)));
    for (Mistake<CircleGiven, Boolean> overlap : OverlapForms.all()) {
      if (!CONSTANT.contains(overlap.id())) {
        String id = INFINITE_LINE.contains(overlap.id()) ? "W4" : overlap.id();
        all.add(form(id, g -> isClean(g, overlap)));
      }
    }
    return List.copyOf(all);
  }

  private static Mistake<PassGiven, Boolean> form(String id, Rule<PassGiven, Boolean> rule) {
    return new Mistake<>(id, rule);
  }

  private static boolean isPastLast(PassGiven g) {
    return g.clear(g.opponents().get(g.opponents().size() - 1)) > 0;
  }

  private static boolean isClean(PassGiven g, Mistake<CircleGiven, Boolean> overlap) {
    return g.opponents().stream()
        .noneMatch(opponent -> overlap.rule().answer(against(g, opponent)));
  }

  private static CircleGiven against(PassGiven g, Circle opponent) {
    return new CircleGiven(g.a(), g.b(), opponent.center(), opponent.radius());
  }

  private static boolean nearestToPasserOnly(PassGiven g) {
    return g.opponents().stream()
        .min((one, other) -> Double.compare(toPasser(g, one), toPasser(g, other)))
        .map(nearest -> g.clear(nearest) > 0)
        .orElse(true);
  }

  private static double toPasser(PassGiven g, Circle opponent) {
    return opponent.center().minus(g.a()).length();
  }
}
