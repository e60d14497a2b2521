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

  /** More than what the rounding of squares can do. */
  private static final double SLACK = 1 + 0x1p-40;

  private final double bound;
  private final double sure;
  private double x;
  private double y;
  private double depth = Double.POSITIVE_INFINITY;
  private double least = Double.POSITIVE_INFINITY;

  /**
   * @param bound a depth that the least one does not exceed, however numbers are rounded
   * @param sure more than rounding can change a depth by: one below −sure shows a gap, which ends
   *     the search
   */
  EdgeSearch(double bound, double sure) {
    this.bound = bound;
    this.sure = sure;
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
    for (int i = 0; i < corners.size() && !showsGap(); i++) {
      Vec2 to = corners.get(i);
      double outX = turn * (to.y() - from.y());
      double outY = -turn * (to.x() - from.x());
      double squared = outX * outX + outY * outY;
      if (squared > LEAST && !isDeeper(from, outX, outY, squared, other)) {
        double length = Math.sqrt(squared);
        outward(outX / length, outY / length, shape, other, sign);
      }
      from = to;
    }
  }

  /**
   * By a corner of the edge and a few of the other, along the normal as it comes: some corners
   * reach so far already, and more of them never reach less. An edge about as near is measured, so
   * that the first of those that are equally near wins.
   */
  private boolean isDeeper(Vec2 from, double outX, double outY, double squared, Reach other) {
    double reached = from.x() * outX + from.y() * outY + other.near(-outX, -outY);
    double limit = Math.min(bound, depth) + sure;
    return reached > 0 && reached * reached > limit * limit * squared * SLACK + LEAST;
  }

  private void outward(double nx, double ny, Reach shape, Reach other, int sign) {
    double found = shape.most(nx, ny) + other.most(-nx, -ny);
    least = Math.min(least, found);
    if (Math.max(0, found) < depth) {
      depth = Math.max(0, found);
      x = sign * nx;
      y = sign * ny;
    }
  }

  /** Whether along some edge they are apart by more than rounding. */
  boolean showsGap() {
    return least < -sure;
  }

  /** Whether along each edge they are in each other by more than rounding. */
  boolean isClear() {
    return least > sure;
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
