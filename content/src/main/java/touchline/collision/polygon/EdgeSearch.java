package touchline.collision.polygon;

import java.util.List;
import touchline.geometry.Vec2;

/**
 * The shortest way out of two shapes that overlap, sought along the normals of their edges.
 *
 * <p>How deep they lie in each other along any direction is never less than the least depth, so an
 * edge whose direction rounding has spoilt does no harm. Numbers are kept in fields, so that none
 * needs an object.
 */
final class EdgeSearch {
  /**
   * A square of a length that is all but a point: what is smaller may have lost digits to
   * underflow, and is far below what can be told of coordinates as large as {@link RobustEpa}
   * takes.
   */
  static final double LEAST = 1e-280;

  private final double bound;
  private double x;
  private double y;
  private double depth = Double.POSITIVE_INFINITY;

  /**
   * @param bound a depth that the least one does not exceed, however numbers are rounded
   */
  EdgeSearch(double bound) {
    this.bound = bound;
  }

  /**
   * The edges of one shape, outward; of both sides if rounding hides which is which.
   *
   * @param sign 1 if the other is b, which goes that way, and −1 if the other is a
   */
  void along(Reach shape, Reach other, int sign) {
    int turn = shape.turn();
    if (turn >= 0) {
      along(shape, other, 1, sign);
    }
    if (turn <= 0) {
      along(shape, other, -1, sign);
    }
  }

  private void along(Reach shape, Reach other, int turn, int sign) {
    List<Vec2> corners = shape.corners();
    Vec2 from = corners.get(corners.size() - 1);
    for (int i = 0; i < corners.size(); i++) {
      Vec2 to = corners.get(i);
      double edgeX = to.x() - from.x();
      double edgeY = to.y() - from.y();
      double squared = edgeX * edgeX + edgeY * edgeY;
      if (squared > LEAST) {
        double length = turn * Math.sqrt(squared);
        outward(edgeY / length, -edgeX / length, from, shape, other, sign);
      }
      from = to;
    }
  }

  /** By a corner of the edge and a few of the other first, then by all of both. */
  private void outward(double nx, double ny, Vec2 from, Reach shape, Reach other, int sign) {
    if (isDeeper(from.x() * nx + from.y() * ny + other.near(-nx, -ny))) {
      return;
    }
    double found = Math.max(0, shape.most(nx, ny) + other.most(-nx, -ny));
    if (found < depth) {
      depth = found;
      x = sign * nx;
      y = sign * ny;
    }
  }

  /** Some corners reach so far already, and rounding never makes more corners reach less. */
  private boolean isDeeper(double reached) {
    return reached > bound || (reached > 0 && reached >= depth);
  }

  /** How far b has to go; 0 if there is no edge at all. */
  double depth() {
    return depth < Double.POSITIVE_INFINITY ? depth : 0;
  }

  /** The way by which b leaves a, as long as the depth. */
  Vec2 way() {
    return new Vec2(x * depth(), y * depth());
  }
}
