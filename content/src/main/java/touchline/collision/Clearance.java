package touchline.collision;

/**
 * How far a segment stays clear of a circle: distance from the centre minus radius, in metres.
 *
 * <p>Beside the segment the distance is |w × e| / |e|, beyond an end it is the distance to that
 * end; e = b − a and w = c − a keep it relative. When squares would overflow or vanish, everything
 * is first multiplied by a power of two, which changes no digit. Error: at most 8·2⁻⁵³·(|c − a| +
 * |b − a| + r), so under 4 ulp of the largest coordinate on all the shared cases. Source: Ericson,
 * Real-Time Collision Detection, 5.1.2.1.
 */
final class Clearance {
  /** Coordinates times 2⁻⁴ have differences and sums of differences that stay finite. */
  private static final double ROOM = 0x1p-4;

  /** Sizes between which squares neither vanish nor overflow. */
  private static final double LEAST = 0x1p-400;

  private static final double MOST = 0x1p500;

  /**
   * For |b − a|²: a shorter segment is a point, since its length is far less than the error of the
   * smallest sizes that are not scaled.
   */
  private static final double A_POINT = 0x1p-960;

  private Clearance() {}

  /** Infinite only if the clearance itself is beyond the largest double. */
  static double of(double ax, double ay, double bx, double by, double cx, double cy, double r) {
    double m = size(bx - ax, by - ay, cx - ax, cy - ay, r);
    if (m > LEAST && m < MOST) {
      return distance(ax, ay, bx, by, cx, cy, 1) - r;
    }
    if (m == 0) {
      return 0;
    }
    if (m < LEAST) {
      double scale = inversePower(m);
      return (distance(ax, ay, bx, by, cx, cy, scale) - r * scale) / scale;
    }
    return ofHuge(ax * ROOM, ay * ROOM, bx * ROOM, by * ROOM, cx * ROOM, cy * ROOM, r * ROOM);
  }

  private static double ofHuge(
      double ax, double ay, double bx, double by, double cx, double cy, double r) {
    double scale = inversePower(size(bx - ax, by - ay, cx - ax, cy - ay, r));
    return (distance(ax, ay, bx, by, cx, cy, scale) - r * scale) / scale / ROOM;
  }

  private static double size(double ex, double ey, double wx, double wy, double r) {
    return Math.abs(wx) + Math.abs(wy) + Math.abs(ex) + Math.abs(ey) + r;
  }

  /** The distance times scale; differences times scale are at most about 2. */
  private static double distance(
      double ax, double ay, double bx, double by, double cx, double cy, double scale) {
    double ex = (bx - ax) * scale;
    double ey = (by - ay) * scale;
    double wx = (cx - ax) * scale;
    double wy = (cy - ay) * scale;
    double along = wx * ex + wy * ey;
    double ee = ex * ex + ey * ey;
    if (along <= 0 || ee < A_POINT) {
      return Math.sqrt(wx * wx + wy * wy);
    }
    if (along >= ee) {
      double vx = (cx - bx) * scale;
      double vy = (cy - by) * scale;
      return Math.sqrt(vx * vx + vy * vy);
    }
    return Math.abs(wx * ey - wy * ex) / Math.sqrt(ee);
  }

  /** A power of two p, never 0 or infinite, with 2⁻⁵² {@code <= p·m < 4} for finite m above 0. */
  static double inversePower(double m) {
    long exponent = Double.doubleToLongBits(m) >>> 52;
    return Double.longBitsToDouble(Math.max(1, 2046 - exponent) << 52);
  }
}
