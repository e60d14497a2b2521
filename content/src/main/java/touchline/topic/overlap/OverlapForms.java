package touchline.topic.overlap;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.mistake.Mistake.Rule;
import touchline.topic.closestpoint.ClosestPointForms;
import touchline.topic.closestpoint.PointGiven;

/**
 * The mistakes about overlap, also in other forms in which they are written as code; last, a right
 * comparison with the distance from a wrong closest point.
 */
public final class OverlapForms {
  /** Allowances in metres that are found in published code; smaller ones do no harm here. */
  private static final List<Double> FUZZ =
      List.of(1.0, 0.5, 0.1, 0.05, 0.01, 1e-3, -1.0, -0.5, -0.1, -0.05, -0.01);

  private OverlapForms() {}

  public static List<Mistake<CircleGiven, Boolean>> all() {
    List<Mistake<CircleGiven, Boolean>> all = new ArrayList<>(OverlapMistakes.all());
    all.add(form("O01", g -> lineDistance(g) < g.radius()));
    all.add(form("O05", g -> share(g) > 0 && share(g) < 1 && lineDistance(g) <= g.radius()));
    all.add(form("O06", g -> endDistance(g) < g.radius()));
    all.add(form("O09", g -> discriminant(g) >= 0));
    all.add(form("O13", g -> distance(g) >= g.radius()));
    all.add(form("O14", g -> OverlapMistakes.inGrownBox(g) && lineDistance(g) <= g.radius()));
    all.add(form("O15", g -> endDistance(g) <= g.radius() || crossesBeside(g)));
    all.add(form("O19", g -> endDistance(g) <= g.radius() || isLow(g, toTheLeft(g))));
    all.add(form("O19", g -> endDistance(g) <= g.radius() || isLow(g, -toTheLeft(g))));
    for (double fuzz : FUZZ) {
      all.add(form("O18", g -> distance(g) <= g.radius() + fuzz));
    }
    for (Mistake<PointGiven, Vec2> closest : ClosestPointForms.singles()) {
      all.add(form(closest.id(), g -> distance(g, closest) <= g.radius()));
    }
    return List.copyOf(all);
  }

  private static Mistake<CircleGiven, Boolean> form(String id, Rule<CircleGiven, Boolean> rule) {
    return new Mistake<>(id, rule);
  }

  /** From the wrong closest point. */
  private static double distance(CircleGiven g, Mistake<PointGiven, Vec2> closest) {
    PointGiven point = new PointGiven(g.a(), g.b(), g.center());
    return g.center().minus(closest.rule().answer(point)).length();
  }

  private static double distance(CircleGiven g) {
    double share = Math.max(0, Math.min(1, share(g)));
    return w(g).minus(d(g).times(share)).length();
  }

  private static double endDistance(CircleGiven g) {
    return Math.min(w(g).length(), g.center().minus(g.b()).length());
  }

  /** The cross product is not divided, and only asked for beside the segment. */
  private static boolean crossesBeside(CircleGiven g) {
    return share(g) > 0 && share(g) < 1 && Math.abs(w(g).cross(d(g))) <= g.radius();
  }

  /** The sign of the distance is kept, so that on one side everything is near. */
  private static boolean isLow(CircleGiven g, double signed) {
    return share(g) >= 0 && share(g) <= 1 && signed <= g.radius();
  }

  private static double lineDistance(CircleGiven g) {
    return Math.abs(toTheLeft(g));
  }

  /** The distance from the whole line, positive on its left. */
  private static double toTheLeft(CircleGiven g) {
    return d(g).cross(w(g)) / d(g).length();
  }

  private static double discriminant(CircleGiven g) {
    double b = w(g).dot(d(g));
    double c = w(g).lengthSquared() - g.radius() * g.radius();
    return b * b - d(g).lengthSquared() * c;
  }

  private static double share(CircleGiven g) {
    return w(g).dot(d(g)) / d(g).lengthSquared();
  }

  private static Vec2 d(CircleGiven g) {
    return g.b().minus(g.a());
  }

  private static Vec2 w(CircleGiven g) {
    return g.center().minus(g.a());
  }
}
