package touchline.collision;

import touchline.geometry.Vec2;

/**
 * The shortest move that takes a point out of the reach of a segment.
 *
 * <p>Near an end the move goes along the difference of two given points, beside the segment along
 * its normal: neither direction suffers when the distance is tiny, as the quotient (p − q)/|p − q|
 * with the closest point q does. The sign of the normal is decided exactly. Names as in {@link
 * SegmentDistance}.
 */
final class PushOut {
  private PushOut() {}

  /**
   * The move, (r + s − distance) long; zero when p is touching or apart, decided exactly. For p on
   * the segment it follows the left normal, for a segment of length zero then (0, r + s).
   *
   * <p>Error: 4 ulp of the largest of the coordinates and r + s.
   *
   * @throws IllegalArgumentException if the move overflows
   */
  static Vec2 of(
      double ax, double ay, double bx, double by, double px, double py, double r, double s) {
    if (SegmentDistance.compare(ax, ay, bx, by, px, py, r, s) >= 0) {
      return Vec2.ZERO;
    }
    double ex = bx - ax;
    double ey = by - ay;
    double wx = px - ax;
    double wy = py - ay;
    double vx = px - bx;
    double vy = py - by;
    if (!SegmentDistance.isFinite(ex, ey, wx, wy, vx, vy) || Double.isInfinite(r + s)) {
      return of(ax / 4, ay / 4, bx / 4, by / 4, px / 4, py / 4, r / 4, s / 4).times(4);
    }
    double eScale = Scale.factor(ex, ey);
    double wScale = Scale.factor(wx, wy);
    double vScale = Scale.factor(vx, vy);
    double fx = ex * eScale;
    double fy = ey * eScale;
    boolean isAtEnd = (wx == 0 && wy == 0) || (vx == 0 && vy == 0);
    if (!isAtEnd && wx * wScale * fx + wy * wScale * fy <= 0) {
      return away(wx * wScale, wy * wScale, wScale, r + s);
    }
    if (!isAtEnd && vx * vScale * fx + vy * vScale * fy >= 0) {
      return away(vx * vScale, vy * vScale, vScale, r + s);
    }
    double length = Math.sqrt(fx * fx + fy * fy);
    if (length == 0) {
      return new Vec2(0, r + s);
    }
    int side = isAtEnd ? 0 : Side.of(ax, ay, bx, by, px, py);
    double cross = Math.abs(fx * (wy * wScale) - fy * (wx * wScale));
    double distance = side == 0 ? 0 : cross / length * Scale.inverse(wScale);
    double move = Math.max(0, r + s - distance);
    return across(fx / length, fy / length, side < 0 ? -move : move);
  }

  /** Along (x, y), which is the way from an end to p times the scale. */
  private static Vec2 away(double x, double y, double scale, double reach) {
    double length = Math.sqrt(x * x + y * y);
    double move = Math.max(0, reach - length * Scale.inverse(scale));
    return new Vec2(x / length * move, y / length * move);
  }

  /**
   * Along the left normal of the unit vector (x, y). Adding zero turns a −0 into 0, which prints
   * and compares as people expect.
   */
  private static Vec2 across(double x, double y, double move) {
    return new Vec2(-y * move + 0.0, x * move + 0.0);
  }
}
