package touchline.collision;

import touchline.geometry.Segment;
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
   * Bound on the rounding errors, relative to m = |w| + |e| + reach: of a distance, and of the
   * squares compared, by as many powers of m. Counting each operation gives 11 units of 2⁻⁵³ at
   * most; smaller than that, a wrong sign would pass as certain.
   */
  private static final double ERROR = 16 * 0x1p-53;

  /** Sizes m, and squares of lengths, between which all products stay normal doubles. */
  private static final double LEAST = 1e-60;

  private static final double MOST = 1e60;
  private static final double LEAST_SQUARE = 1e-140;

  private PushOut() {}

  /**
   * The move, (r + s − distance) long; zero when p is touching or apart, decided exactly. For p on
   * the segment it follows the left normal, for a segment of length zero then (0, r + s).
   *
   * <p>Error: 4 ulp of the largest of the coordinates and r + s. Cost: for no move, some thirty
   * multiplications and sums, since squares tell; for a move, a square root and a division more. A
   * vector is made in one place only, and the method is short enough to be inlined (325 bytes of
   * code on HotSpot), so that the compiler can do without the object.
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
    double square = dx * dx + dy * dy;
    double reach = r + s;
    double m = SegmentDistance.size(wx, wy, ex, ey) + reach;
    double gap = reach * reach * square - span * span;
    double factor = 0;
    if (!isSafe(m, square, span, gap)) {
      Vec2 careful = CarefulPushOut.of(ax, ay, bx, by, px, py, r, s);
      dx = careful.x();
      dy = careful.y();
      factor = 1;
    } else if (gap > 0) {
      factor = (reach * Math.sqrt(square) - span) / square;
    }
    return new Vec2(dx * factor + 0.0, dy * factor + 0.0);
  }

  /** The same for a segment; see {@link #of}. */
  static Vec2 off(Segment segment, Vec2 p, double r, double s) {
    Vec2 a = segment.a();
    Vec2 b = segment.b();
    return of(a.x(), a.y(), b.x(), b.y(), p.x(), p.y(), r, s);
  }

  /** Whether the signs of gap and of the normal are certain, and no square was out of range. */
  private static boolean isSafe(double m, double square, double span, double gap) {
    double error = ERROR * m;
    return Math.abs(gap) > error * m * square
        && span * span > error * error * square
        && square > LEAST_SQUARE
        && m > LEAST
        && m < MOST;
  }
}
