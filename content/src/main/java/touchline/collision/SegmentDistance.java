package touchline.collision;

import touchline.exact.Exact;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/**
 * The distance of a point from a segment: its value, and its exact comparison with a reach.
 *
 * <p>Works relative to the ends; comparing in scalars, without allocation. A segment of length zero
 * is a point. Names: e from a to b, w from a to p, v from b to p.
 */
final class SegmentDistance {
  /**
   * Bound on the rounding error of the squares compared here, relative to the square of m = |w| +
   * |e| + reach (sums of coordinates, never below the lengths). Counting each operation gives 11
   * units of 2⁻⁵³ at most; smaller than that, wrong answers would pass as decided.
   */
  private static final double ERROR = 16 * 0x1p-53;

  /** Below, the errors of vanishing products would no longer be small against the bound. */
  private static final double LEAST = 1e-280;

  /** Above, a square might have overflowed. */
  private static final double MOST = 1e280;

  private SegmentDistance() {}

  /**
   * The sign of (distance of p from the segment) − (r + s): −1 within reach, 0 touching, 1 apart.
   *
   * <p>Never wrong: a static filter decides all but about one in four hundred random cases, {@link
   * Exact} the rest. Inside the slab of the segment it compares (e×w)² with reach²·e², so that
   * nothing is divided.
   */
  static int compare(
      double ax, double ay, double bx, double by, double px, double py, double r, double s) {
    double ex = bx - ax;
    double ey = by - ay;
    double wx = px - ax;
    double wy = py - ay;
    double vx = px - bx;
    double vy = py - by;
    double reach = r + s;
    double m = size(wx, wy, ex, ey) + reach;
    double error = ERROR * m * m;
    double gap;
    if (wx * ex + wy * ey <= 0) {
      gap = wx * wx + wy * wy - reach * reach;
    } else if (vx * ex + vy * ey >= 0) {
      gap = vx * vx + vy * vy - reach * reach;
    } else {
      double cross = ex * wy - ey * wx;
      double ee = ex * ex + ey * ey;
      gap = cross * cross - reach * reach * ee;
      error *= ee;
    }
    if (Math.abs(gap) > error && error > LEAST && error < MOST) {
      return gap < 0 ? -1 : 1;
    }
    return Exact.compareDistance(ax, ay, bx, by, px, py, r, s);
  }

  static int compare(Segment segment, Vec2 p, double r, double s) {
    Vec2 a = segment.a();
    Vec2 b = segment.b();
    return compare(a.x(), a.y(), b.x(), b.y(), p.x(), p.y(), r, s);
  }

  static double of(Segment segment, Vec2 p) {
    Vec2 a = segment.a();
    Vec2 b = segment.b();
    return of(a.x(), a.y(), b.x(), b.y(), p.x(), p.y());
  }

  /**
   * The distance in metres, within 4 ulp of the largest coordinate; infinite if it overflows. Cost:
   * a square root and at most one division.
   */
  static double of(double ax, double ay, double bx, double by, double px, double py) {
    if (!isFinite(bx - ax, by - ay, px - ax, py - ay, px - bx, py - by)) {
      return 4 * of(ax / 4, ay / 4, bx / 4, by / 4, px / 4, py / 4);
    }
    Scaled e = Scaled.of(bx - ax, by - ay);
    Scaled w = Scaled.of(px - ax, py - ay);
    if (w.dot(e) <= 0) {
      return w.length();
    }
    Scaled v = Scaled.of(px - bx, py - by);
    if (v.dot(e) >= 0) {
      return v.length();
    }
    return w.unscaled(Math.abs(e.cross(w)) / e.norm());
  }

  /** The sum of the sizes of two vectors' coordinates. */
  static double size(double wx, double wy, double ex, double ey) {
    return Math.abs(wx) + Math.abs(wy) + Math.abs(ex) + Math.abs(ey);
  }

  /** Whether no difference overflowed. */
  static boolean isFinite(double ex, double ey, double wx, double wy, double vx, double vy) {
    return Double.isFinite(
        Math.max(Math.abs(ex), Math.abs(ey))
            + Math.max(Math.abs(wx), Math.abs(wy)) / 4
            + Math.max(Math.abs(vx), Math.abs(vy)) / 4);
  }
}
