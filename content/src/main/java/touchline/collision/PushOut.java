package touchline.collision;

import touchline.geometry.Vec2;

/**
 * The shortest move that takes a point out of the reach of a segment.
 *
 * <p>Near an end the move goes along the difference of two given points, beside the segment along
 * its normal: neither direction suffers when the distance is small, as the quotient (p − q)/|p − q|
 * with the closest point q does. Names as in {@link SegmentDistance}.
 */
final class PushOut {
  /**
   * Bound on the rounding error of reach − distance, relative to m = |w| + |e| + reach; counting
   * each operation gives 8 units of 2⁻⁵³ at most.
   */
  private static final double ERROR = 16 * 0x1p-53;

  /** Sizes, and lengths, between which squares neither overflow nor lose digits. */
  private static final double LEAST = 1e-60;

  private static final double MOST = 1e60;
  private static final double LEAST_LENGTH = 1e-140;

  private PushOut() {}

  /**
   * The move, (r + s − distance) long; zero when p is touching or apart, decided exactly. For p on
   * the segment it follows the left normal, for a segment of length zero then (0, r + s).
   *
   * <p>Error: 4 ulp of the largest of the coordinates and r + s. Cost: a square root and two
   * divisions. A vector is made in one place only, and the method is short enough to be inlined
   * (325 bytes of code on HotSpot), so that the compiler can do without the object.
   *
   * @throws IllegalArgumentException if the move overflows
   */
  static Vec2 of(
      double ax, double ay, double bx, double by, double px, double py, double r, double s) {
    double ex = bx - ax;
    double ey = by - ay;
    double wx = px - ax;
    double wy = py - ay;
    double vx = px - bx;
    double vy = py - by;
    double dx;
    double dy;
    double span;
    if (wx * ex + wy * ey <= 0) {
      dx = wx;
      dy = wy;
      span = wx * wx + wy * wy;
    } else if (vx * ex + vy * ey >= 0) {
      dx = vx;
      dy = vy;
      span = vx * vx + vy * vy;
    } else {
      double cross = ex * wy - ey * wx;
      dx = cross < 0 ? ey : -ey;
      dy = cross < 0 ? -ex : ex;
      span = Math.abs(cross);
    }
    double length = Math.sqrt(dx * dx + dy * dy);
    double distance = span / length;
    double depth = r + s - distance;
    double m = SegmentDistance.size(wx, wy, ex, ey) + r + s;
    double x = 0;
    double y = 0;
    if (!isSafe(m, length, distance, depth)) {
      Vec2 careful = CarefulPushOut.of(ax, ay, bx, by, px, py, r, s);
      x = careful.x();
      y = careful.y();
    } else if (depth > 0) {
      double factor = depth / length;
      x = dx * factor + 0.0;
      y = dy * factor + 0.0;
    }
    return new Vec2(x, y);
  }

  /** Whether the signs of depth and of the normal are certain, and no square was out of range. */
  private static boolean isSafe(double m, double length, double distance, double depth) {
    double error = ERROR * m;
    return Math.abs(depth) > error
        && distance > error
        && length > LEAST_LENGTH
        && m > LEAST
        && m < MOST;
  }
}
