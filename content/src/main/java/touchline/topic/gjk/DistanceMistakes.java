package touchline.topic.gjk;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.taught.Polygons;

/** Mistakes about the distance of two shapes, and about where they are nearest. */
final class DistanceMistakes {
  private static final Vec2 LEVEL = new Vec2(1, 0);
  private static final Vec2 UPRIGHT = new Vec2(0, 1);

  private DistanceMistakes() {}

  /** Right: from the nearest point of one to that of the other. */
  static List<Mistake<ShapesGiven, Double>> distance() {
    return List.of(
        new Mistake<>("F11", ShapesGiven::betweenCorners),
        new Mistake<>("F32", DistanceMistakes::betweenBoxes),
        new Mistake<>("F33", DistanceMistakes::betweenMiddles),
        new Mistake<>("F34", g -> g.early().length()),
        new Mistake<>("F35", DistanceMistakes::widestGap));
  }

  private static double betweenBoxes(ShapesGiven g) {
    double across = Math.max(0, gap(g, LEVEL));
    double up = Math.max(0, gap(g, UPRIGHT));
    return Math.sqrt(across * across + up * up);
  }

  /** Between the shadows, times the length of the axis. */
  private static double gap(ShapesGiven g, Vec2 axis) {
    double after = Polygons.low(g.b(), axis) - Polygons.high(g.a(), axis);
    return Math.max(after, Polygons.low(g.a(), axis) - Polygons.high(g.b(), axis));
  }

  private static double betweenMiddles(ShapesGiven g) {
    return ShapesGiven.middle(g.a()).minus(ShapesGiven.middle(g.b())).length();
  }

  /** Among the normals of all edges. */
  private static double widestGap(ShapesGiven g) {
    List<Segment> edges = new ArrayList<>(ShapesGiven.edges(g.a()));
    edges.addAll(ShapesGiven.edges(g.b()));
    double widest = Double.NEGATIVE_INFINITY;
    for (Segment edge : edges) {
      Vec2 normal = edge.b().minus(edge.a()).perpendicular();
      widest = Math.max(widest, gap(g, normal) / normal.length());
    }
    return widest;
  }

  /** Right: the point of a that is nearest to b. */
  static List<Mistake<ShapesGiven, Vec2>> witness() {
    return List.of(
        new Mistake<>("F11", DistanceMistakes::nearestCorner),
        new Mistake<>("F33", g -> nearest(g.a(), ShapesGiven.middle(g.b()))),
        new Mistake<>("F36", ShapesGiven::onB),
        new Mistake<>("F37", g -> g.onA().minus(g.onB())),
        new Mistake<>("F38", DistanceMistakes::fromOtherEnd));
  }

  private static Vec2 nearestCorner(ShapesGiven g) {
    Vec2 best = g.a().get(0);
    for (Vec2 corner : g.a()) {
      best = fromB(g, corner) < fromB(g, best) ? corner : best;
    }
    return best;
  }

  private static double fromB(ShapesGiven g, Vec2 point) {
    return nearest(g.b(), point).minus(point).length();
  }

  /** The point of a shape's edges that is nearest to a point. */
  static Vec2 nearest(List<Vec2> shape, Vec2 point) {
    return new ShapesGiven(shape, List.of(point)).onA();
  }

  /** The same part of the edge, laid from its other end. */
  private static Vec2 fromOtherEnd(ShapesGiven g) {
    Vec2 onA = g.onA();
    for (Segment edge : ShapesGiven.edges(g.a())) {
      double around = onA.minus(edge.a()).length() + onA.minus(edge.b()).length();
      if (around < edge.b().minus(edge.a()).length() + 1e-9) {
        return edge.a().plus(edge.b()).minus(onA);
      }
    }
    return onA;
  }

  /** Right: the distance of the core, less the radius. */
  static List<Mistake<RoundGiven, Double>> gap() {
    return List.of(
        new Mistake<>("F39", g -> g.cores().distance()),
        new Mistake<>("F40", g -> g.cores().distance() + g.stadium().radius()),
        new Mistake<>("F41", g -> g.cores().distance() - 2 * g.stadium().radius()),
        new Mistake<>("F42", g -> Math.max(0, g.gap())),
        new Mistake<>("F11", g -> g.cores().betweenCorners() - g.stadium().radius()));
  }

  /** Right: the polygon's point that is nearest to a point, which may be inside. */
  static List<Mistake<ShapesGiven, Vec2>> nearest() {
    return List.of(
        new Mistake<>("F11", DistanceMistakes::nearestCorner),
        new Mistake<>("F10", DistanceMistakes::onLines),
        new Mistake<>("F34", g -> g.b().get(0).plus(g.early())),
        new Mistake<>("F43", ShapesGiven::onA));
  }

  /** The nearest foot on the lines of the edges, within them or not. */
  private static Vec2 onLines(ShapesGiven g) {
    Vec2 p = g.b().get(0);
    Vec2 best = g.a().get(0);
    double least = Double.POSITIVE_INFINITY;
    for (Segment edge : ShapesGiven.edges(g.a())) {
      Vec2 way = edge.b().minus(edge.a());
      double part = p.minus(edge.a()).dot(way) / way.lengthSquared();
      Vec2 foot = edge.a().plus(way.times(part));
      if (foot.minus(p).length() < least) {
        least = foot.minus(p).length();
        best = foot;
      }
    }
    return best;
  }
}
