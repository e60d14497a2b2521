package touchline.topic.closestpoint;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.mistake.Mistake.Rule;
import touchline.mistake.Mistakes;
import touchline.mistake.Truncation;

/** The mistakes about the closest point, also in other forms in which they are written as code. */
public final class ClosestPointForms {
  /** Metres, for the doubt whether a number is whole. */
  private static final double HAIR = 1e-4;

  private ClosestPointForms() {}

  static List<Mistake<PointGiven, Vec2>> all() {
    List<Mistake<PointGiven, Vec2>> all = new ArrayList<>(singles());
    all.addAll(ClosestPointMistakes.pairs());
    return List.copyOf(all);
  }

  /** One mistake at a time; not that of length zero, which shows in degenerate cases only. */
  public static List<Mistake<PointGiven, Vec2>> singles() {
    List<Mistake<PointGiven, Vec2>> all =
        new ArrayList<>(
            Mistakes.without(ClosestPointMistakes.all(), ClosestPointMistakes.LENGTH_ZERO));
    all.addAll(betweenTheEnds());
    all.add(form("M13", g -> at(g, -clamp(1 - share(g)))));
    all.add(form("M15", g -> g.a().plus(w(g).times(w(g).dot(d(g)) / w(g).lengthSquared()))));
    all.add(form("M16", g -> w(g).length() < g.p().minus(g.b()).length() ? g.a() : g.b()));
    all.add(form("M18", g -> inBox(g, ClosestPointForms::highFirst)));
    all.add(form("M18", g -> inBox(g, ClosestPointForms::lowFirst)));
    all.add(form("M19", ClosestPointForms::wholeDotProducts));
    all.add(form("M20", ClosestPointForms::verticalInRange));
    all.add(form("M21", g -> at(g, clamp(d(g).cross(w(g)) / d(g).lengthSquared()))));
    all.add(form("M22", ClosestPointForms::outsideInXIsB));
    all.add(form("M22", g -> share(g) < 0 || share(g) > 1 ? g.b() : at(g, share(g))));
    all.add(form("M24", g -> rounded(at(g, clamp(share(g))))));
    all.add(form("M24", g -> cut(at(g, clamp(share(g))))));
    all.add(form("M30", g -> at(g, clamp(share(g))).times(2).minus(g.p())));
    return List.copyOf(all);
  }

  /** The ends are returned as they are, so that a slip shows between them only. */
  private static List<Mistake<PointGiven, Vec2>> betweenTheEnds() {
    return List.of(
        form("M07", g -> endsOr(g, share(g), at(g, walked(g)))),
        form("M08", g -> endsOr(g, walked(g), g.a().plus(d(g).unit().times(walked(g))))),
        form("M09", g -> endsOr(g, share(g), g.a().plus(d(g).unit().times(share(g))))),
        form("M11", g -> endsOr(g, share(g), d(g).times(share(g)))),
        form("M13", g -> endsOr(g, -share(g), at(g, share(g)))));
  }

  private static Vec2 endsOr(PointGiven g, double share, Vec2 between) {
    if (share <= 0) {
      return g.a();
    }
    return share >= 1 ? g.b() : between;
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

  /** Metres from a, along the segment. */
  private static double walked(PointGiven g) {
    return share(g) * d(g).length();
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
    return at(
        g,
        clamp(
            Truncation.cut(Truncation.cut(w(g).dot(d(g))) / Truncation.cut(d(g).lengthSquared()))));
  }

  /** An end has whole coordinates here, and keeps them if rounding makes them a hair too small. */
  private static Vec2 cut(Vec2 point) {
    return new Vec2(cut(point.x()), cut(point.y()));
  }

  private static double cut(double number) {
    return Truncation.cut(number < 0 ? number - HAIR : number + HAIR);
  }

  private static Vec2 rounded(Vec2 point) {
    return new Vec2(Math.rint(point.x()), Math.rint(point.y()));
  }

  /** A range of which nobody asked whether it runs upward. */
  private interface Range {
    double stop(double number, double from, double to);
  }

  private static double highFirst(double number, double from, double to) {
    return Math.max(from, Math.min(to, number));
  }

  private static double lowFirst(double number, double from, double to) {
    return Math.min(to, Math.max(from, number));
  }

  private static Vec2 inBox(PointGiven g, Range range) {
    return new Vec2(
        range.stop(g.p().x(), g.a().x(), g.b().x()), range.stop(g.p().y(), g.a().y(), g.b().y()));
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
