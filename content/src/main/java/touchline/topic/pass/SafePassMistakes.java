package touchline.topic.pass;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import touchline.collision.RobustSafePass;
import touchline.geometry.Circle;
import touchline.mistake.Mistake;
import touchline.topic.overlap.CircleGiven;
import touchline.topic.overlap.OverlapMistakes;
import touchline.topic.overlap.OverlapNamed;

/**
 * Mistakes when asking whether a pass is clean; right is: it stays clear of every opponent, by more
 * than 0.
 */
public final class SafePassMistakes {
  /** The ball is a point here, so forgetting its radius is right. */
  private static final String BALL = "W5";

  /** Tests of one circle that say nothing about it. */
  private static final Set<String> CONSTANT = Set.of("O16", "O17");

  /** Tests of the line instead of the segment: among opponents that has an id of its own. */
  private static final Set<String> INFINITE_LINE = Set.of("O01", "O09");

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

  /**
   * The mistakes about a pass, also in other forms in which they are written as code; last, a right
   * loop around a wrong test of one circle.
   */
  public static List<Mistake<PassGiven, Boolean>> inCode() {
    List<Mistake<PassGiven, Boolean>> all = new ArrayList<>(all());
    all.removeIf(mistake -> mistake.id().equals(BALL));
    all.add(
        new Mistake<>("W2", g -> !g.opponents().isEmpty() && g.clear(g.opponents().get(0)) > 0));
    all.add(new Mistake<>("W3", SafePassMistakes::nearestToPasserOnly));
    all.add(new Mistake<>("W9", g -> g.opponents().isEmpty() || isPastLast(g)));
    all.add(new Mistake<>("W9", g -> !g.opponents().isEmpty() && isPastLast(g)));
    all.add(
        new Mistake<>("W10", g -> g.opponents().stream().skip(1).allMatch(o -> g.clear(o) > 0)));
    all.add(new Mistake<>("O13", g -> g.opponents().stream().anyMatch(each -> g.clear(each) <= 0)));
    for (Mistake<CircleGiven, Boolean> overlap : OverlapMistakes.inCode()) {
      if (!CONSTANT.contains(overlap.id())) {
        String id = INFINITE_LINE.contains(overlap.id()) ? "W4" : overlap.id();
        all.add(new Mistake<>(id, g -> isClean(g, overlap)));
      }
    }
    return List.copyOf(all);
  }

  /** Those for which no case is drawn. */
  static List<Mistake<PassGiven, Boolean>> named() {
    return OverlapNamed.all().stream()
        .map(overlap -> new Mistake<PassGiven, Boolean>(overlap.id(), g -> isClean(g, overlap)))
        .toList();
  }

  /** Without opponents there is nobody who could touch the pass; one may be a point. */
  static List<Mistake<PassGiven, Boolean>> special() {
    List<Mistake<PassGiven, Boolean>> all = new ArrayList<>();
    all.add(
        new Mistake<>(
            "W18",
            g -> !g.opponents().isEmpty() && RobustSafePass.isClean(g.segment(), g.opponents())));
    OverlapNamed.special()
        .forEach(overlap -> all.add(new Mistake<>(overlap.id(), g -> isClean(g, overlap))));
    return List.copyOf(all);
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
