package touchline.collision.polygon;

import java.util.List;
import java.util.Optional;
import touchline.exact.PowerOfTwo;
import touchline.geometry.Vec2;

/**
 * How deep two convex shapes are in each other, and the shortest way out.
 *
 * <p>A shape is its corners in order, one or more, either way round; corners may be repeated.
 * Whether two have a point in common is decided exactly at any scale, and touching counts. Ways and
 * depths are right to 16 ulp of the largest coordinate. Lengths in metres.
 *
 * <p>A polytope that grows measures chords of the difference, and a short chord has lost the digits
 * of its direction. So its nearest edge is only a bound: of the edges of the two shapes, those that
 * a few corners show to lie deeper are passed over, and the others are measured from their own two
 * corners. Cost: all corners once for each round of the polytope and for each edge about as near as
 * the nearest, and a few corners for each other edge. Source: van den Bergen, Collision Detection
 * in Interactive 3D Environments, 4.3.8, for the expanding polytope.
 */
public final class RobustEpa {
  private RobustEpa() {}

  /**
   * The shortest way by which b has to be moved so that it only touches a; the zero vector if it
   * does already, and empty if they have no point in common.
   */
  public static Optional<Vec2> wayOut(List<Vec2> a, List<Vec2> b) {
    return shortest(a, b).map(axis -> new Vec2(axis.x * axis.depth, axis.y * axis.depth));
  }

  /** How long that way is; below 0 never, and 0 if they touch or are apart. */
  public static double depth(List<Vec2> a, List<Vec2> b) {
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
    Measure measure = new Measure(a, b, Polytope.bound(a, b));
    Axis none = new Axis(0, 0, Double.POSITIVE_INFINITY);
    Axis least = least(a, measure, least(b, measure, none));
    return least.depth < Double.POSITIVE_INFINITY ? least : new Axis(0, 0, 0);
  }

  /** Of the edges of one shape and the least so far. */
  private static Axis least(List<Vec2> edges, Measure measure, Axis soFar) {
    Axis least = soFar;
    Vec2 from = edges.get(edges.size() - 1);
    for (int i = 0; i < edges.size(); i++) {
      Vec2 to = edges.get(i);
      double edgeX = to.x() - from.x();
      double edgeY = to.y() - from.y();
      double length = Math.sqrt(edgeX * edgeX + edgeY * edgeY);
      if (length > 0) {
        least = measure.lesser(least, -edgeY / length, edgeX / length);
      }
      from = to;
    }
    return least;
  }

  /** Both shapes with what is known of their farthest corners from the edge before. */
  private record Measure(Reach a, Reach aBack, Reach b, Reach bBack, double bound) {
    Measure(List<Vec2> a, List<Vec2> b, double bound) {
      this(new Reach(a), new Reach(a), new Reach(b), new Reach(b), bound);
    }

    /** The direction and the opposite one, whichever way round the corners go. */
    Axis lesser(Axis least, double x, double y) {
      if (isDeeper(a.near(x, y) + bBack.near(-x, -y), least)
          && isDeeper(aBack.near(-x, -y) + b.near(x, y), least)) {
        return least;
      }
      double forward = a.most(x, y) + bBack.most(-x, -y);
      double back = aBack.most(-x, -y) + b.most(x, y);
      double depth = Math.max(0, Math.min(forward, back));
      if (depth >= least.depth) {
        return least;
      }
      return forward <= back ? new Axis(x, y, depth) : new Axis(-x, -y, depth);
    }

    /** Some corners reach so far already, and rounding never makes more corners reach less. */
    private boolean isDeeper(double depth, Axis least) {
      return depth > bound || (depth > 0 && depth >= least.depth);
    }
  }
}
