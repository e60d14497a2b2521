package touchline.topic.closestpoint;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.mistake.Slip;

/**
 * Mistakes when finding the closest point of a segment. With d = b - a, w = p - a, L = |d| and t =
 * w·d / L² the right answer is a + clamp(t) d.
 */
public final class ClosestPointMistakes {
  private ClosestPointMistakes() {}

  /** Every mistake, one at a time: the slips, then those that are another formula altogether. */
  /** The id of the mistake that a segment of length zero gives nothing. */
  public static final String LENGTH_ZERO = "M31";

  public static List<Mistake<PointGiven, Vec2>> all() {
    List<Mistake<PointGiven, Vec2>> all = new ArrayList<>();
    ClosestPointSlips.all().forEach(slip -> all.add(mistake(slip)));
    all.addAll(wholes());
    return List.copyOf(all);
  }

  /** Two slips at once, such as {@code M02+M10}. */
  public static List<Mistake<PointGiven, Vec2>> pairs() {
    return Slip.pairs(ClosestPointSlips.all()).stream().map(ClosestPointMistakes::mistake).toList();
  }

  private static Mistake<PointGiven, Vec2> mistake(Slip<ClosestPointFormula> slip) {
    ClosestPointFormula formula = slip.in(ClosestPointFormula.RIGHT);
    return new Mistake<>(slip.id(), formula::answer);
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
}
