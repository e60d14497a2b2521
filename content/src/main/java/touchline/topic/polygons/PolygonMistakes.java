package touchline.topic.polygons;

import java.util.ArrayList;
import java.util.List;
import touchline.answer.Value;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.taught.Polygons;

/** Mistakes about one polygon: its area, its dents, and whether a point is in it. */
final class PolygonMistakes {
  private PolygonMistakes() {}

  /** Right: half the sum of the cross products of all edges. */
  static List<Mistake<PolygonGiven, Double>> area() {
    return List.of(
        new Mistake<>("D1", g -> 2 * g.area()),
        new Mistake<>("D2", g -> Math.abs(g.area())),
        new Mistake<>("D3", g -> g.area() - last(g) / 2),
        new Mistake<>("D4", PolygonMistakes::box),
        new Mistake<>("D5", g -> -g.area()));
  }

  private static double last(PolygonGiven g) {
    return g.corner(-1).cross(g.corner(0));
  }

  private static double box(PolygonGiven g) {
    Vec2 x = new Vec2(1, 0);
    Vec2 y = new Vec2(0, 1);
    return (g.high(x) - g.low(x)) * (g.high(y) - g.low(y));
  }

  /** Right: the corner that turns the other way than the polygon goes round. */
  static List<Mistake<PolygonGiven, Value>> dent() {
    return List.of(
        new Mistake<>("D6", g -> Value.option(g.firstTurn(-1))),
        new Mistake<>("D7", g -> Value.option(g.firstTurn(g.area() > 0 ? 1 : -1))),
        new Mistake<>("D8", PolygonMistakes::nearest),
        new Mistake<>("D9", g -> Value.option(g.polygon().size())));
  }

  /** The corner that is nearest to the mean of all, bent inward or not. */
  private static Value nearest(PolygonGiven g) {
    Vec2 middle = Vec2.ZERO;
    for (Vec2 corner : g.polygon()) {
      middle = middle.plus(corner.times(1.0 / g.polygon().size()));
    }
    int nearest = 0;
    for (int i = 1; i < g.polygon().size(); i++) {
      double before = g.corner(nearest).minus(middle).length();
      nearest = g.corner(i).minus(middle).length() < before ? i : nearest;
    }
    return Value.option(nearest);
  }

  /** Right: the same side of all three edges, and on an edge counts. */
  static List<Mistake<TriangleGiven, Boolean>> triangle() {
    return List.of(
        new Mistake<>("D10", g -> g.least() >= 0),
        new Mistake<>("D11", g -> g.least() > 0 || g.greatest() < 0),
        new Mistake<>("D3", PolygonMistakes::withoutLast),
        new Mistake<>("D4", g -> g.polygon().isInBox()),
        new Mistake<>("D12", g -> !g.isInside()));
  }

  /** The mistakes about a triangle, also those that only code makes, and in other forms. */
  static List<Mistake<TriangleGiven, Boolean>> triangleInCode() {
    List<Mistake<TriangleGiven, Boolean>> all = new ArrayList<>(triangle());
    all.add(new Mistake<>("D32", PolygonMistakes::alongEdges));
    all.add(new Mistake<>("D34", PolygonMistakes::fromA));
    all.add(new Mistake<>("D36", g -> agree(g.besideAb(), g.besideBc(), g.besideCa())));
    all.add(new Mistake<>("D36", g -> agree(g.besideBc(), g.besideCa(), g.besideAb())));
    all.add(new Mistake<>("D36", g -> agree(g.besideCa(), g.besideAb(), g.besideBc())));
    return List.copyOf(all);
  }

  /** With dot products. */
  private static boolean alongEdges(TriangleGiven g) {
    return isOneSign(
        g.b().minus(g.a()).dot(g.p().minus(g.a())),
        g.c().minus(g.b()).dot(g.p().minus(g.b())),
        g.a().minus(g.c()).dot(g.p().minus(g.c())));
  }

  /** The way to the point begins at the first corner for all edges. */
  private static boolean fromA(TriangleGiven g) {
    Vec2 toP = g.p().minus(g.a());
    return isOneSign(
        g.b().minus(g.a()).cross(toP),
        g.c().minus(g.b()).cross(toP),
        g.a().minus(g.c()).cross(toP));
  }

  private static boolean isOneSign(double one, double other, double third) {
    return Math.min(one, Math.min(other, third)) >= 0 || Math.max(one, Math.max(other, third)) <= 0;
  }

  /** The one in the middle agrees with both others, if it is zero. */
  private static boolean agree(double before, double middle, double after) {
    return before * middle >= 0 && middle * after >= 0;
  }

  private static boolean withoutLast(TriangleGiven g) {
    return (g.besideAb() >= 0 && g.besideBc() >= 0) || (g.besideAb() <= 0 && g.besideBc() <= 0);
  }

  /** Right: how many edges the ray crosses, by the rule with half-open edges. */
  static List<Mistake<PolygonGiven, Double>> crossings() {
    return List.of(
        new Mistake<>("D13", g -> (double) g.count(PolygonGiven::closed)),
        new Mistake<>("D14", g -> (double) g.count(PolygonGiven::open)),
        new Mistake<>("D15", g -> (double) g.count(PolygonGiven::onLine)),
        new Mistake<>("D3", g -> (double) g.count(Polygons::crosses, g.polygon().size() - 1)),
        new Mistake<>(
            "D16", g -> (double) g.count(PolygonGiven::onLine) - g.count(Polygons::crosses)));
  }

  /**
   * Right: an odd number of crossings. A corner that is counted never gives what one gives that is
   * counted twice.
   */
  static List<Mistake<PolygonGiven, Boolean>> inside() {
    return List.of(
        new Mistake<>("D13", g -> g.count(PolygonGiven::closed) % 2 == 1),
        new Mistake<>("D17", g -> g.crossings() > 0),
        new Mistake<>("D18", PolygonGiven::isOnOneSide),
        new Mistake<>("D3", g -> g.count(Polygons::crosses, g.polygon().size() - 1) % 2 == 1),
        new Mistake<>("D4", PolygonGiven::isInBox),
        new Mistake<>("D12", g -> !g.isInside()));
  }
}
