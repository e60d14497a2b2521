package touchline.code;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Vec2;
import touchline.mistake.ClosestPointMistakes;
import touchline.mistake.Mistake;
import touchline.mistake.Mistake.Rule;
import touchline.mistake.PointGiven;

/** The mistakes about the closest point, also in other forms in which they are written as code. */
final class ClosestPointForms {
  private ClosestPointForms() {}

  static List<Mistake<PointGiven, Vec2>> all() {
    List<Mistake<PointGiven, Vec2>> all = new ArrayList<>(singles());
    all.addAll(ClosestPointMistakes.pairs());
    return List.copyOf(all);
  }

  /** One mistake at a time; not that of length zero, which shows in degenerate cases only. */
  static List<Mistake<PointGiven, Vec2>> singles() {
    List<Mistake<PointGiven, Vec2>> all = new ArrayList<>(ClosestPointMistakes.all());
    all.removeIf(mistake -> mistake.id().equals(Diagnosis.LENGTH_ZERO));
    all.add(form("M15", g -> g.a().plus(w(g).times(w(g).dot(d(g)) / w(g).lengthSquared()))));
    all.add(form("M16", g -> w(g).length() < g.p().minus(g.b()).length() ? g.a() : g.b()));
    all.add(form("M19", ClosestPointForms::wholeDotProducts));
    all.add(form("M20", ClosestPointForms::verticalInRange));
    all.add(form("M21", g -> at(g, clamp(d(g).cross(w(g)) / d(g).lengthSquared()))));
    all.add(form("M22", ClosestPointForms::outsideInXIsB));
    all.add(form("M22", g -> share(g) < 0 || share(g) > 1 ? g.b() : at(g, share(g))));
    all.add(form("M24", g -> rounded(at(g, clamp(share(g))))));
    all.add(form("M30", g -> at(g, clamp(share(g))).times(2).minus(g.p())));
    return List.copyOf(all);
  }

  private static Mistake<PointGiven, Vec2> form(String id, Rule<PointGiven, Vec2> rule) {
    return new Mistake<>(id, rule);
  }

  private static Vec2 d(PointGiven g) {
    return g.b().minus(g.a());
  }

  private static Vec2 w(PointGiven g) {
    return g.p().minus(g.a());
  }

  private static double share(PointGiven g) {
    return shareOf(w(g), d(g));
  }

  private static double shareOf(Vec2 one, Vec2 other) {
    return one.dot(other) / other.lengthSquared();
  }

  private static Vec2 at(PointGiven g, double share) {
    return g.a().plus(d(g).times(share));
  }

  private static double clamp(double share) {
    return Math.max(0, Math.min(1, share));
  }

  private static Vec2 wholeDotProducts(PointGiven g) {
    return at(g, clamp(truncated(truncated(w(g).dot(d(g))) / truncated(d(g).lengthSquared()))));
  }

  private static double truncated(double number) {
    return number < 0 ? Math.ceil(number) : Math.floor(number);
  }

  private static Vec2 rounded(Vec2 point) {
    return new Vec2(Math.rint(point.x()), Math.rint(point.y()));
  }

  /** Straight up or down, but no further than the ends. */
  private static Vec2 verticalInRange(PointGiven g) {
    double low = Math.min(g.a().x(), g.b().x());
    double high = Math.max(g.a().x(), g.b().x());
    double x = Math.max(low, Math.min(high, g.p().x()));
    return at(g, (x - g.a().x()) / d(g).x());
  }

  private static Vec2 outsideInXIsB(PointGiven g) {
    Vec2 foot = at(g, share(g));
    double low = Math.min(g.a().x(), g.b().x());
    double high = Math.max(g.a().x(), g.b().x());
    return foot.x() < low || foot.x() > high ? g.b() : foot;
  }
}
