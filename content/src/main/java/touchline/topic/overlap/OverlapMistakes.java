package touchline.topic.overlap;

import java.util.List;
import touchline.mistake.Mistake;

/**
 * Mistakes when asking whether a circle touches a segment. With D, the distance of the centre from
 * the segment, the right answer is D &lt;= radius. {@code O01} and {@code O09} always agree.
 */
public final class OverlapMistakes {
  /** A fixed allowance, in metres, as found in published code. */
  private static final double FUZZ = 0.1;

  private OverlapMistakes() {}

  public static List<Mistake<CircleGiven, Boolean>> all() {
    return List.of(
        new Mistake<>("O01", g -> g.lineDistance() <= g.radius()),
        new Mistake<>("O02", g -> g.distance() < g.radius()),
        new Mistake<>("O03", g -> g.away().lengthSquared() <= g.radius()),
        new Mistake<>("O04", g -> g.distance() <= g.radius() * g.radius()),
        new Mistake<>("O05", OverlapMistakes::footInside),
        new Mistake<>("O06", OverlapMistakes::endInside),
        new Mistake<>("O07", g -> g.distance() <= g.radius() / 2),
        new Mistake<>("O08", g -> g.distance() <= 2 * g.radius()),
        new Mistake<>("O09", g -> Roots.of(g).exist()),
        new Mistake<>("O10", g -> Roots.of(g).anyInside()),
        new Mistake<>("O11", g -> Roots.of(g).firstInside()),
        new Mistake<>("O12", g -> Roots.of(g).bothInside()),
        new Mistake<>("O13", g -> !(g.distance() <= g.radius())),
        new Mistake<>("O14", OverlapMistakes::inGrownBox),
        new Mistake<>("O15", g -> Math.abs(g.cross()) <= g.radius()),
        new Mistake<>("O16", g -> true),
        new Mistake<>("O17", g -> false),
        new Mistake<>("O18", g -> g.distance() <= g.radius() + FUZZ));
  }

  private static boolean footInside(CircleGiven g) {
    double t = g.point().share();
    return t >= 0 && t <= 1 && g.lineDistance() <= g.radius();
  }

  private static boolean endInside(CircleGiven g) {
    double toA = g.center().minus(g.a()).length();
    double toB = g.center().minus(g.b()).length();
    return Math.min(toA, toB) <= g.radius();
  }

  /** Whether the centre lies in the upright box around the segment, larger by the radius. */
  public static boolean inGrownBox(CircleGiven g) {
    return isBetween(g.center().x(), g.a().x(), g.b().x(), g.radius())
        && isBetween(g.center().y(), g.a().y(), g.b().y(), g.radius());
  }

  private static boolean isBetween(double value, double one, double other, double margin) {
    return value >= Math.min(one, other) - margin && value <= Math.max(one, other) + margin;
  }
}
