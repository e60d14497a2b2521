package touchline.collision;

import touchline.exact.Exact;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** On which side of a directed segment a point lies, decided exactly. */
final class Side {
  /** Four roundings of 2⁻⁵³ at most, relative to the sum of the products' sizes; doubled. */
  private static final double ERROR = 8 * 0x1p-53;

  private static final double LEAST = 1e-280;
  private static final double MOST = 1e300;

  private Side() {}

  static int of(Segment segment, Vec2 p) {
    Vec2 a = segment.a();
    Vec2 b = segment.b();
    return of(a.x(), a.y(), b.x(), b.y(), p.x(), p.y());
  }

  /** 1 if p is to the left of the way from a to b, −1 to the right, 0 on the line or if a = b. */
  static int of(double ax, double ay, double bx, double by, double px, double py) {
    double left = (bx - ax) * (py - ay);
    double right = (by - ay) * (px - ax);
    double cross = left - right;
    double error = ERROR * (Math.abs(left) + Math.abs(right));
    if (Math.abs(cross) > error && error > LEAST && error < MOST) {
      return cross > 0 ? 1 : -1;
    }
    return Exact.side(ax, ay, bx, by, px, py);
  }
}
