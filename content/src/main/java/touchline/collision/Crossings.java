package touchline.collision;

import java.util.List;

/**
 * Where a segment crosses a circle's boundary: how often is decided exactly, where by the roots of
 * a quadratic without cancellation.
 *
 * <p>With f from the centre to a and e from a to b the point a + u·e is on the circle when e²u² +
 * 2(f·e)u + f² − r² = 0. Of the two roots the one in which nothing cancels is computed first, the
 * other from their product; e²r² − (e×f)² = (r|e| − |e×f|)(r|e| + |e×f|) is the discriminant.
 */
final class Crossings {
  private final double ex;
  private final double ey;
  private final double fx;
  private final double fy;
  private final double r;
  private final double unit;

  /** As a part of r·|e|: a chord and a way to its middle that are shorter are all but nothing. */
  private static final double SHORT = 0x1p-20;

  /** Brings e and f near 1 by powers of two; a root then counts in units of u. */
  private Crossings(double ex, double ey, double fx, double fy, double r) {
    double eScale = Scale.factor(ex, ey);
    double fScale = Scale.factor(Math.max(r, Math.max(Math.abs(fx), Math.abs(fy))));
    this.ex = ex * eScale;
    this.ey = ey * eScale;
    this.fx = fx * fScale;
    this.fy = fy * fScale;
    this.r = r * fScale;
    this.unit = eScale / fScale;
  }

  static List<Double> of(
      double ax, double ay, double bx, double by, double cx, double cy, double r) {
    int atA = SegmentDistance.compare(ax, ay, ax, ay, cx, cy, r, 0);
    int atB = SegmentDistance.compare(bx, by, bx, by, cx, cy, r, 0);
    if (ax == bx && ay == by) {
      return atA == 0 ? List.of(0.0) : List.of();
    }
    int relation = SegmentDistance.compare(ax, ay, bx, by, cx, cy, r, 0);
    if (relation > 0 || (atA < 0 && atB < 0)) {
      return List.of();
    }
    double quarter = SegmentDistance.isFinite(bx - ax, by - ay, ax - cx, ay - cy, 0, 0) ? 1 : 0.25;
    Crossings roots =
        new Crossings(
            bx * quarter - ax * quarter,
            by * quarter - ay * quarter,
            ax * quarter - cx * quarter,
            ay * quarter - cy * quarter,
            r * quarter);
    if (relation == 0) {
      return List.of(atA == 0 ? 0.0 : atB == 0 ? 1.0 : roots.middle());
    }
    return roots.ofChord(atA, atB);
  }

  /** The segment reaches into the open disk, and not both ends are in there. */
  private List<Double> ofChord(int atA, int atB) {
    double entry = atA == 0 ? 0 : inSegment(root(-1));
    double exit = atB == 0 ? 1 : inSegment(root(1));
    if (atA < 0 || (atA == 0 && atB < 0)) {
      return List.of(atA < 0 ? exit : entry);
    }
    return atB < 0 ? List.of(entry) : List.of(entry, Math.max(entry, exit));
  }

  private double middle() {
    return inSegment(-(fx * ex + fy * ey) / (ex * ex + ey * ey));
  }

  /** The root with the smaller (−1) or larger (1) u. */
  private double root(int which) {
    double along = fx * ex + fy * ey;
    double ee = ex * ex + ey * ey;
    double reach = r * Math.sqrt(ee);
    double cross = Math.abs(ex * fy - ey * fx);
    double half = Math.sqrt(Math.max(0, (reach - cross) * (reach + cross)));
    boolean cancels = along < 0 == which < 0;
    // A chord so short begins and ends all but at the foot, and |f|² − r² has lost its digits.
    boolean isShort = half + Math.abs(along) < SHORT * reach;
    if (!cancels || isShort) {
      return (which * half - along) / ee;
    }
    double distance = Math.sqrt(fx * fx + fy * fy);
    return (distance - r) * (distance + r) / (-which * half - along);
  }

  /** The roots are known to lie in the segment; rounding may have moved them out. */
  private double inSegment(double scaled) {
    double u = scaled * unit;
    return u > 0 ? Math.min(u, 1) : 0;
  }
}
