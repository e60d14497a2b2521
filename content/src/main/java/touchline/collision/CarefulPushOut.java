package touchline.collision;

import touchline.geometry.Vec2;

/**
 * {@link PushOut} where that cannot decide or would lose digits: at a touch to within rounding, on
 * the segment, at extreme sizes.
 *
 * <p>Near an end the move goes along the difference of two given points, beside the segment along
 * its normal: neither direction suffers when the distance is tiny, as the quotient (p − q)/|p − q|
 * with the closest point q does. The sign of the normal is decided exactly. Names as in {@link
 * SegmentDistance}.
 */
final class CarefulPushOut {
  private CarefulPushOut() {}

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
    if (!SegmentDistance.isFinite(bx - ax, by - ay, px - ax, py - ay, px - bx, py - by)
        || Double.isInfinite(r + s)) {
      return of(ax / 4, ay / 4, bx / 4, by / 4, px / 4, py / 4, r / 4, s / 4).times(4);
    }
    Scaled e = Scaled.of(bx - ax, by - ay);
    Scaled w = Scaled.of(px - ax, py - ay);
    Scaled v = Scaled.of(px - bx, py - by);
    boolean isAtEnd = w.isZero() || v.isZero();
    if (!isAtEnd && w.dot(e) <= 0) {
      return away(w, r + s);
    }
    if (!isAtEnd && v.dot(e) >= 0) {
      return away(v, r + s);
    }
    double length = e.norm();
    if (length == 0) {
      return new Vec2(0, r + s);
    }
    int side = isAtEnd ? 0 : Side.of(ax, ay, bx, by, px, py);
    double distance = side == 0 ? 0 : w.unscaled(Math.abs(e.cross(w)) / length);
    double move = Math.max(0, r + s - distance);
    return across(e.x() / length, e.y() / length, side < 0 ? -move : move);
  }

  /** Along the way from an end to p. */
  private static Vec2 away(Scaled way, double reach) {
    double length = way.norm();
    double move = Math.max(0, reach - way.length());
    return new Vec2(way.x() / length * move, way.y() / length * move);
  }

  /**
   * Along the left normal of the unit vector (x, y). Adding zero turns a −0 into 0, which prints
   * and compares as people expect.
   */
  private static Vec2 across(double x, double y, double move) {
    return new Vec2(-y * move + 0.0, x * move + 0.0);
  }
}
