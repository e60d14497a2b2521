package touchline.topic.closestpoint;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.mistake.Mistakes;
import touchline.mistake.Slip;
import touchline.mistake.Truncation;

/**
 * Mistakes when finding the closest point of a segment. With d = b - a, w = p - a, L = |d| and t =
 * w·d / L² the right answer is a + clamp(t) d.
 */
public final class ClosestPointMistakes {
  /** The id of the mistake that a segment of length zero gives nothing. */
  public static final String LENGTH_ZERO = "M31";

  /** Metres, for the doubt whether a number is whole. */
  private static final double HAIR = 1e-4;

  private ClosestPointMistakes() {}

  /** Every mistake, one at a time: the slips, then those that are another formula altogether. */
  public static List<Mistake<PointGiven, Vec2>> all() {
    List<Mistake<PointGiven, Vec2>> all = new ArrayList<>(made(ClosestPointFormula.slips()));
    all.addAll(wholes());
    return List.copyOf(all);
  }

  /** Two slips at once, such as {@code M02+M10}. */
  public static List<Mistake<PointGiven, Vec2>> pairs() {
    return made(Slip.pairs(ClosestPointFormula.slips()));
  }

  private static List<Mistake<PointGiven, Vec2>> made(List<Slip> slips) {
    return Slip.mistakes(slips, slip -> new ClosestPointFormula(slip)::answer);
  }

  private static List<Mistake<PointGiven, Vec2>> wholes() {
    return List.of(
        new Mistake<>("M07", g -> g.at(stopped(g.walked(), g.length()))),
        new Mistake<>("M08", g -> g.a().plus(g.d().unit().times(PointGiven.clamp(g.walked())))),
        new Mistake<>("M13", g -> g.at(-PointGiven.clamp(-g.share()))),
        new Mistake<>("M15", g -> g.a().plus(g.w().times(PointGiven.clamp(shareOfW(g))))),
        new Mistake<>("M16", ClosestPointMistakes::nearestEnd),
        new Mistake<>("M17", g -> g.at(0.5)),
        new Mistake<>("M18", ClosestPointMistakes::inBox),
        new Mistake<>("M20", ClosestPointMistakes::vertical),
        new Mistake<>("M22", ClosestPointMistakes::outsideIsB),
        new Mistake<>("M30", g -> g.at(g.share()).times(2).minus(g.p())),
        new Mistake<>(LENGTH_ZERO, PointGiven::closest));
  }

  private static double stopped(double walked, double length) {
    return Math.min(Math.max(walked, 0), length);
  }

  private static double shareOfW(PointGiven g) {
    return g.w().dot(g.d()) / g.w().lengthSquared();
  }

  private static Vec2 nearestEnd(PointGiven g) {
    return g.w().lengthSquared() <= g.p().minus(g.b()).lengthSquared() ? g.a() : g.b();
  }

  private static Vec2 inBox(PointGiven g) {
    return new Vec2(
        between(g.p().x(), g.a().x(), g.b().x()), between(g.p().y(), g.a().y(), g.b().y()));
  }

  private static double between(double value, double one, double other) {
    double low = Math.min(one, other);
    double high = Math.max(one, other);
    return Math.min(Math.max(value, low), high);
  }

  private static Vec2 vertical(PointGiven g) {
    double x = g.p().x();
    return new Vec2(x, g.a().y() + (x - g.a().x()) * g.d().y() / g.d().x());
  }

  /** Checks only x, and only for a segment that runs to the right. */
  private static Vec2 outsideIsB(PointGiven g) {
    Vec2 foot = g.at(g.share());
    return foot.x() < g.a().x() || foot.x() > g.b().x() ? g.b() : foot;
  }

  /**
   * The mistakes about the closest point, also in other forms in which they are written as code.
   */
  public static List<Mistake<PointGiven, Vec2>> inCode() {
    List<Mistake<PointGiven, Vec2>> all = new ArrayList<>(singles());
    all.addAll(pairs());
    return List.copyOf(all);
  }

  /** One mistake at a time; not that of length zero, which shows in degenerate cases only. */
  public static List<Mistake<PointGiven, Vec2>> singles() {
    List<Mistake<PointGiven, Vec2>> all = new ArrayList<>(Mistakes.without(all(), LENGTH_ZERO));
    all.addAll(betweenTheEnds());
    all.add(new Mistake<>("M13", g -> g.at(-PointGiven.clamp(1 - g.share()))));
    all.add(
        new Mistake<>(
            "M15", g -> g.a().plus(g.w().times(g.w().dot(g.d()) / g.w().lengthSquared()))));
    all.add(
        new Mistake<>("M16", g -> g.w().length() < g.p().minus(g.b()).length() ? g.a() : g.b()));
    all.add(new Mistake<>("M18", g -> inBox(g, ClosestPointMistakes::highFirst)));
    all.add(new Mistake<>("M18", g -> inBox(g, ClosestPointMistakes::lowFirst)));
    all.add(new Mistake<>("M19", ClosestPointMistakes::wholeDotProducts));
    all.add(new Mistake<>("M20", ClosestPointMistakes::verticalInRange));
    all.add(
        new Mistake<>(
            "M21", g -> g.at(PointGiven.clamp(g.d().cross(g.w()) / g.d().lengthSquared()))));
    all.add(new Mistake<>("M22", ClosestPointMistakes::outsideInXIsB));
    all.add(new Mistake<>("M22", g -> g.share() < 0 || g.share() > 1 ? g.b() : g.at(g.share())));
    all.add(new Mistake<>("M24", g -> rounded(g.at(PointGiven.clamp(g.share())))));
    all.add(new Mistake<>("M24", g -> cut(g.at(PointGiven.clamp(g.share())))));
    all.add(new Mistake<>("M30", g -> g.at(PointGiven.clamp(g.share())).times(2).minus(g.p())));
    return List.copyOf(all);
  }

  /** The ends are returned as they are, so that a slip shows between them only. */
  private static List<Mistake<PointGiven, Vec2>> betweenTheEnds() {
    return List.of(
        new Mistake<>("M07", g -> endsOr(g, g.share(), g.at(g.walked()))),
        new Mistake<>(
            "M08", g -> endsOr(g, g.walked(), g.a().plus(g.d().unit().times(g.walked())))),
        new Mistake<>("M09", g -> endsOr(g, g.share(), g.a().plus(g.d().unit().times(g.share())))),
        new Mistake<>("M11", g -> endsOr(g, g.share(), g.d().times(g.share()))),
        new Mistake<>("M13", g -> endsOr(g, -g.share(), g.at(g.share()))));
  }

  private static Vec2 endsOr(PointGiven g, double share, Vec2 between) {
    if (share <= 0) {
      return g.a();
    }
    return share >= 1 ? g.b() : between;
  }

  private static Vec2 wholeDotProducts(PointGiven g) {
    return g.at(
        PointGiven.clamp(
            Truncation.cut(
                Truncation.cut(g.w().dot(g.d())) / Truncation.cut(g.d().lengthSquared()))));
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
    return g.at((x - g.a().x()) / g.d().x());
  }

  private static Vec2 outsideInXIsB(PointGiven g) {
    Vec2 foot = g.at(g.share());
    double low = Math.min(g.a().x(), g.b().x());
    double high = Math.max(g.a().x(), g.b().x());
    return foot.x() < low || foot.x() > high ? g.b() : foot;
  }
}
