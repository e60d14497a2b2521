package touchline.collision.polygon;

import java.util.List;
import java.util.Optional;
import touchline.exact.PowerOfTwo;
import touchline.geometry.Vec2;

/** Depths by measuring every edge in full: what the growing polytope has to agree with. */
final class MeasuredEdges {
  private MeasuredEdges() {}

  /**
   * The shortest way by which b has to be moved so that it only touches a; the zero vector if it
   * does already, and empty if they have no point in common.
   */
  static Optional<Vec2> wayOut(List<Vec2> a, List<Vec2> b) {
    return shortest(a, b).map(axis -> new Vec2(axis.x * axis.depth, axis.y * axis.depth));
  }

  /** How long that way is; below 0 never, and 0 if they touch or are apart. */
  static double depth(List<Vec2> a, List<Vec2> b) {
    return shortest(a, b).map(axis -> axis.depth).orElse(0.0);
  }

  /**
   * A direction in which b can leave a.
   *
   * @param x of a unit vector, or 0 if the shapes have no edges
   * @param depth how far it has to go
   */
  private record Axis(double x, double y, double depth) {
    Axis scaled(int by) {
      return new Axis(x, y, PowerOfTwo.scale(depth, by));
    }
  }

  private static Optional<Axis> shortest(List<Vec2> a, List<Vec2> b) {
    if (!RobustPolygon.overlaps(a, b)) {
      return Optional.empty();
    }
    int exponent = PowerOfTwo.exponent(Math.max(RobustGjk.largest(a), RobustGjk.largest(b)));
    if (Math.abs(exponent) <= RobustGjk.MOST) {
      return Optional.of(least(a, b));
    }
    return Optional.of(
        least(RobustGjk.scaled(a, -exponent), RobustGjk.scaled(b, -exponent)).scaled(exponent));
  }

  /** Of all edges; two points in one place have none. */
  private static Axis least(List<Vec2> a, List<Vec2> b) {
    Axis none = new Axis(0, 0, Double.POSITIVE_INFINITY);
    Axis least = least(a, b, 1, least(b, a, -1, none));
    return least.depth < Double.POSITIVE_INFINITY ? least : new Axis(0, 0, 0);
  }

  /** Of the edges of one shape and the least so far; on both sides if it may be flat. */
  private static Axis least(List<Vec2> edges, List<Vec2> other, int sign, Axis soFar) {
    int turn = new Reach(edges).turn();
    Axis left = turn >= 0 ? least(edges, other, 1, sign, soFar) : soFar;
    return turn <= 0 ? least(edges, other, -1, sign, left) : left;
  }

  private static Axis least(List<Vec2> edges, List<Vec2> other, int turn, int sign, Axis soFar) {
    Axis least = soFar;
    Vec2 from = edges.get(edges.size() - 1);
    for (int i = 0; i < edges.size(); i++) {
      Vec2 to = edges.get(i);
      double edgeX = to.x() - from.x();
      double edgeY = to.y() - from.y();
      double squared = edgeX * edgeX + edgeY * edgeY;
      if (squared > EdgeSearch.LEAST) {
        double x = edgeY / (turn * Math.sqrt(squared));
        double y = -edgeX / (turn * Math.sqrt(squared));
        double depth = Math.max(0, most(edges, x, y) + most(other, -x, -y));
        least = depth < least.depth ? new Axis(sign * x, sign * y, depth) : least;
      }
      from = to;
    }
    return least;
  }

  private static double most(List<Vec2> shape, double x, double y) {
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < shape.size(); i++) {
      Vec2 corner = shape.get(i);
      most = Math.max(most, corner.x() * x + corner.y() * y);
    }
    return most;
  }
}
