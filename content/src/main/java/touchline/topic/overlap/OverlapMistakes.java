package touchline.topic.overlap;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.topic.closestpoint.ClosestPointMistakes;
import touchline.topic.closestpoint.PointGiven;

/**
 * Mistakes when asking whether a circle touches a segment. With D, the distance of the centre from
 * the segment, the right answer is D &lt;= radius. {@code O01} and {@code O09} always agree.
 */
public final class OverlapMistakes {
  /** Allowances in metres that are found in published code; smaller ones do no harm here. */
  private static final List<Double> ALLOWANCES =
      List.of(1.0, 0.5, 0.1, 0.05, 0.01, 1e-3, -1.0, -0.5, -0.1, -0.05, -0.01);

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
        new Mistake<>("O06", g -> g.endDistance() <= g.radius()),
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
    double t = g.share();
    return t >= 0 && t <= 1 && g.lineDistance() <= g.radius();
  }

  /** Whether the centre lies in the upright box around the segment, larger by the radius. */
  public static boolean inGrownBox(CircleGiven g) {
    return isBetween(g.center().x(), g.a().x(), g.b().x(), g.radius())
        && isBetween(g.center().y(), g.a().y(), g.b().y(), g.radius());
  }

  private static boolean isBetween(double value, double one, double other, double margin) {
    return value >= Math.min(one, other) - margin && value <= Math.max(one, other) + margin;
  }

  /**
   * The mistakes about overlap, also in other forms in which they are written as code; last, a
   * right comparison with the distance from a wrong closest point.
   */
  public static List<Mistake<CircleGiven, Boolean>> inCode() {
    List<Mistake<CircleGiven, Boolean>> all = new ArrayList<>(all());
    all.add(new Mistake<>("O01", g -> g.lineDistance() < g.radius()));
    all.add(
        new Mistake<>(
            "O05", g -> g.share() > 0 && g.share() < 1 && g.lineDistance() <= g.radius()));
    all.add(new Mistake<>("O06", g -> g.endDistance() < g.radius()));
    all.add(new Mistake<>("O09", g -> discriminant(g) >= 0));
    all.add(new Mistake<>("O13", g -> g.bareAway().length() >= g.radius()));
    all.add(new Mistake<>("O14", g -> inGrownBox(g) && g.lineDistance() <= g.radius()));
    all.add(new Mistake<>("O15", g -> g.endDistance() <= g.radius() || crossesBeside(g)));
    all.add(new Mistake<>("O19", g -> g.endDistance() <= g.radius() || isLow(g, toTheLeft(g))));
    all.add(new Mistake<>("O19", g -> g.endDistance() <= g.radius() || isLow(g, -toTheLeft(g))));
    for (double allowance : ALLOWANCES) {
      all.add(new Mistake<>("O18", g -> g.bareAway().length() <= g.radius() + allowance));
    }
    for (Mistake<PointGiven, Vec2> closest : ClosestPointMistakes.singles()) {
      all.add(new Mistake<>(closest.id(), g -> distance(g, closest) <= g.radius()));
    }
    return List.copyOf(all);
  }

  /** From the wrong closest point. */
  private static double distance(CircleGiven g, Mistake<PointGiven, Vec2> closest) {
    return g.center().minus(closest.rule().answer(g.point())).length();
  }

  /** The cross product is not divided, and only asked for beside the segment. */
  private static boolean crossesBeside(CircleGiven g) {
    return g.share() > 0 && g.share() < 1 && Math.abs(g.cross()) <= g.radius();
  }

  /** The sign of the distance is kept, so that on one side everything is near. */
  private static boolean isLow(CircleGiven g, double signed) {
    return g.share() >= 0 && g.share() <= 1 && signed <= g.radius();
  }

  /** The distance from the whole line, positive on its left. */
  private static double toTheLeft(CircleGiven g) {
    return g.point().cross() / g.point().length();
  }

  private static double discriminant(CircleGiven g) {
    double b = g.w().dot(g.d());
    double c = g.w().lengthSquared() - g.radius() * g.radius();
    return b * b - g.d().lengthSquared() * c;
  }
}
