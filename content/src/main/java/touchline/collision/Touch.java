package touchline.collision;

/**
 * Whether a circle touches a segment, without error: distance from the centre {@code <=} radius.
 *
 * <p>Idea: compute d² − r² relative to a, where the square of the sizes involved bounds its error.
 * When the value is farther from 0 than the bound, its sign is right; else the sign is decided with
 * exact arithmetic ({@link Exact}), which one random case in hundreds needs and every exact
 * tangent.
 *
 * <p>The bound: the differences carry a relative error of 2⁻⁵³ each, the foot of the perpendicular
 * is off by a second-order amount, and the products and sums add at most 8·2⁻⁵³·m², where m = |c −
 * a| + |b − a| + r in the sum norm. {@link #ERROR} is twice that. Where squares of m would vanish
 * or overflow, everything is first multiplied by a power of two.
 */
final class Touch {
  /** 16·2⁻⁵³ = 2⁻⁴⁹, times m². Smaller: wrong answers at tangency. Larger: slower, never wrong. */
  static final double ERROR = 1.0 / (1L << 49);

  /** 2⁻⁴⁰⁰, for m: below it, squares may vanish and the error bound no longer holds. */
  static final double SMALLEST = 0x1p-400;

  /** 2⁵⁰⁰, for m: above it, products of squares may overflow. */
  static final double LARGEST = 0x1p500;

  /**
   * 2⁻⁹⁶⁰, for |b − a|²: a shorter segment is a point, since its length is less than {@link #ERROR}
   * times {@link #SMALLEST}.
   */
  static final double A_POINT = 0x1p-960;

  private Touch() {}

  /**
   * Exact for finite coordinates and a finite radius {@code >= 0}. Allocates only when in doubt.
   */
  static boolean touches(
      double ax, double ay, double bx, double by, double cx, double cy, double r) {
    double ex = bx - ax;
    double ey = by - ay;
    double wx = cx - ax;
    double wy = cy - ay;
    double m = Math.abs(wx) + Math.abs(wy) + Math.abs(ex) + Math.abs(ey) + r;
    int side = 0;
    if (m > SMALLEST && m < LARGEST) {
      side = side(ex, ey, wx, wy, r, ERROR * m * m);
    } else if (m > 0 && m <= Double.MAX_VALUE) {
      double p = Clearance.inversePower(m);
      side = side(ex * p, ey * p, wx * p, wy * p, r * p, ERROR * (m * p) * (m * p));
    }
    if (side != 0) {
      return side < 0;
    }
    return Exact.compareDistance(ax, ay, bx, by, cx, cy, r, 0) <= 0;
  }

  /** 1 if d² − r² is surely above 0, −1 if it is surely below, 0 if in doubt. */
  private static int side(double ex, double ey, double wx, double wy, double r, double error) {
    double gap = gap(ex, ey, wx, wy, r);
    return gap > error ? 1 : gap < -error ? -1 : 0;
  }

  /** d² − r² for the segment e from the origin and the centre w. */
  private static double gap(double ex, double ey, double wx, double wy, double r) {
    double along = wx * ex + wy * ey;
    double ee = ex * ex + ey * ey;
    double t = along <= 0 || ee < A_POINT ? 0 : along >= ee ? 1 : along / ee;
    double dx = wx - t * ex;
    double dy = wy - t * ey;
    return dx * dx + dy * dy - r * r;
  }
}
