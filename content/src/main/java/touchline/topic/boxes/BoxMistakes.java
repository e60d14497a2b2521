package touchline.topic.boxes;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import touchline.geometry.Box;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.mistake.Mistakes;

/**
 * Mistakes about a box and a point or a circle. With q, the closest point of the box, and D, the
 * distance from there to the centre, they touch when D &lt;= radius.
 */
final class BoxMistakes {
  private BoxMistakes() {}

  /** Keeps a number between two others. */
  interface Keeping {
    double between(double value, double low, double high);
  }

  private static double clamp(double value, double low, double high) {
    return Math.max(low, Math.min(value, high));
  }

  /** Right: q. */
  static List<Mistake<BoxGiven, Vec2>> closest() {
    List<Mistake<BoxGiven, Vec2>> all = new ArrayList<>(places());
    all.add(new Mistake<>("X11", BoxGiven::away));
    return List.copyOf(all);
  }

  /** What is taken for q. */
  private static List<Mistake<BoxGiven, Vec2>> places() {
    return List.of(
        new Mistake<>("X1", g -> new Vec2(g.closest().x(), g.p().y())),
        new Mistake<>("X2", g -> new Vec2(g.p().x(), g.closest().y())),
        new Mistake<>("X3", BoxMistakes::nearestCorner),
        new Mistake<>("X4", BoxGiven::middle),
        kept("X5", (value, low, high) -> Math.min(low, Math.max(value, high))),
        new Mistake<>("X6", BoxMistakes::onBorder),
        kept("X7", (value, low, high) -> Math.min(value, high)),
        kept("X8", (value, low, high) -> Math.max(low, value)),
        new Mistake<>("X9", g -> around(lowest(g.box()), g.half(), g.p())),
        new Mistake<>("X10", g -> around(g.middle(), g.half().times(2), g.p())));
  }

  private static Mistake<BoxGiven, Vec2> kept(String id, Keeping keeping) {
    return new Mistake<>(
        id,
        g ->
            new Vec2(
                keeping.between(g.p().x(), g.box().left(), g.box().right()),
                keeping.between(g.p().y(), g.box().bottom(), g.box().top())));
  }

  private static Vec2 lowest(Box box) {
    return new Vec2(box.left(), box.bottom());
  }

  /** The closest point of a box by its middle and half its size. */
  private static Vec2 around(Vec2 middle, Vec2 half, Vec2 p) {
    return new Vec2(
        clamp(p.x(), middle.x() - half.x(), middle.x() + half.x()),
        clamp(p.y(), middle.y() - half.y(), middle.y() + half.y()));
  }

  private static Vec2 nearestCorner(BoxGiven g) {
    return new Vec2(
        nearer(g.p().x(), g.box().left(), g.box().right()),
        nearer(g.p().y(), g.box().bottom(), g.box().top()));
  }

  private static double nearer(double value, double low, double high) {
    return value - low <= high - value ? low : high;
  }

  /** Of a point in the box, the closest point of its sides. */
  private static Vec2 onBorder(BoxGiven g) {
    Vec2 p = g.p();
    Box box = g.box();
    if (g.depth() <= 0) {
      return g.closest();
    }
    double x = nearer(p.x(), box.left(), box.right());
    double y = nearer(p.y(), box.bottom(), box.top());
    return Math.abs(x - p.x()) <= Math.abs(y - p.y()) ? new Vec2(x, p.y()) : new Vec2(p.x(), y);
  }

  /** Right: D. */
  static List<Mistake<BoxGiven, Double>> distance() {
    List<Mistake<BoxGiven, Double>> all = new ArrayList<>();
    for (Mistake<BoxGiven, Vec2> place : places()) {
      all.add(place.then(BoxMistakes::far));
    }
    all.add(length("X12", g -> Math.abs(g.away().x()) + Math.abs(g.away().y())));
    all.add(length("X13", g -> Math.max(Math.abs(g.away().x()), Math.abs(g.away().y()))));
    all.add(length("X14", g -> g.away().lengthSquared()));
    return List.copyOf(all);
  }

  private static Mistake<BoxGiven, Double> length(String id, ToDoubleFunction<BoxGiven> rule) {
    return new Mistake<>(id, rule::applyAsDouble);
  }

  /** Right: D &lt;= radius. */
  static List<Mistake<BoxGiven, Boolean>> touch() {
    List<Mistake<BoxGiven, Boolean>> all = new ArrayList<>();
    String[] ids = {"X1", "X2", "X3", "X4", "X6", "X10", "X12", "X13", "X14"};
    Mistakes.only(distance(), ids).forEach(wrong -> all.add(within(wrong)));
    all.add(new Mistake<>("X15", g -> g.distance() < g.radius()));
    all.add(
        new Mistake<>(
            "X16", g -> g.p().minus(g.middle()).length() <= g.radius() + g.half().length()));
    all.add(new Mistake<>("X17", BoxGiven::isInside));
    all.add(new Mistake<>("X18", g -> !g.touch()));
    return List.copyOf(all);
  }

  /** The mistakes about touching, also those that only code makes, and in other forms. */
  static List<Mistake<BoxGiven, Boolean>> inCode() {
    List<Mistake<BoxGiven, Boolean>> all = new ArrayList<>(touch());
    Mistakes.only(distance(), "X5", "X7", "X8", "X9").forEach(wrong -> all.add(within(wrong)));
    CornerOrders.closest().forEach(place -> all.add(within(place.then(BoxMistakes::far))));
    all.add(
        new Mistake<>(
            "X3", g -> g.isInside() || g.p().minus(nearestCorner(g)).length() <= g.radius()));
    all.add(new Mistake<>("X17", g -> g.depth() > 0));
    all.add(new Mistake<>("X13", g -> -g.depth() < g.radius()));
    all.add(new Mistake<>("O04", g -> g.distance() <= g.radius() * g.radius()));
    all.add(new Mistake<>("O07", g -> g.distance() <= g.radius() / 2));
    all.add(new Mistake<>("O08", g -> g.distance() <= 2 * g.radius()));
    return List.copyOf(all);
  }

  /** Those for which no case is drawn. */
  static List<Mistake<BoxGiven, Boolean>> named() {
    List<Mistake<BoxGiven, Boolean>> all = new ArrayList<>();
    CornerOrders.closestByLast().forEach(place -> all.add(within(place.then(BoxMistakes::far))));
    all.add(new Mistake<>("X62", g -> g.radius() > 0 && g.touch()));
    all.add(new Mistake<>("X63", g -> isBeforeCorner(g) ? g.distance() < g.radius() : g.touch()));
    all.add(new Mistake<>("X64", g -> g.half().length() > 0 && g.touch()));
    all.add(new Mistake<>("X64", g -> g.half().x() > 0 && g.half().y() > 0 && g.touch()));
    all.add(within(new Mistake<>("X65", g -> firstOf(g.away().x(), g.away().y()))));
    all.add(within(new Mistake<>("X65", g -> firstOf(g.away().y(), g.away().x()))));
    BoxAxes.mixed().forEach(place -> all.add(within(place.then(BoxMistakes::far))));
    return List.copyOf(all);
  }

  private static boolean isBeforeCorner(BoxGiven g) {
    return g.away().x() != 0 && g.away().y() != 0;
  }

  /** The other coordinate is asked about only where there is nothing of the one. */
  private static double firstOf(double one, double other) {
    return Math.abs(one != 0 ? one : other);
  }

  private static double far(BoxGiven given, Vec2 q) {
    return given.p().minus(q).length();
  }

  private static Mistake<BoxGiven, Boolean> within(Mistake<BoxGiven, Double> distance) {
    return distance.then((given, length) -> length <= given.radius());
  }
}
