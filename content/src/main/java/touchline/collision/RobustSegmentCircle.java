package touchline.collision;

import java.util.List;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/**
 * A segment and a solid circle: where they are closest, whether they touch, how far to push.
 *
 * <p>Right at any scale; all lengths in metres. Error bounds are in ulp of the largest coordinate
 * or radius given. The forms that the lessons print have the same names in {@code
 * touchline.taught}.
 */
public final class RobustSegmentCircle {
  /** Squares of lengths above, and sizes below, leave all products normal doubles. */
  private static final double LEAST_SQUARE = 1e-120;

  private static final double MOST = 1e60;

  private RobustSegmentCircle() {}

  /**
   * The point of the segment that is closest to p: a + t·e with t = (p − a)·e / e², stopped at the
   * ends. A segment of length zero is the point a; at an end the result is that end, bit for bit.
   *
   * <p>Cost: one division. Error: 8 ulp of the largest coordinate. Source: Ericson, Real-Time
   * Collision Detection, 5.1.2.
   */
  public static Vec2 closestPoint(Segment segment, Vec2 p) {
    Vec2 a = segment.a();
    Vec2 b = segment.b();
    double ex = b.x() - a.x();
    double ey = b.y() - a.y();
    double wx = p.x() - a.x();
    double wy = p.y() - a.y();
    double square = ex * ex + ey * ey;
    double walked = wx * ex + wy * ey;
    double x = a.x();
    double y = a.y();
    if (!(square > LEAST_SQUARE && SegmentDistance.size(wx, wy, ex, ey) < MOST)) {
      Vec2 closest = scaledClosestPoint(segment, p);
      x = closest.x();
      y = closest.y();
    } else if ((p.x() - b.x()) * ex + (p.y() - b.y()) * ey >= 0) {
      x = b.x();
      y = b.y();
    } else if (walked > 0) {
      double t = walked / square;
      x += t * ex;
      y += t * ey;
    }
    return new Vec2(x, y);
  }

  /** For segments of length zero, and sizes whose squares would overflow or vanish. */
  private static Vec2 scaledClosestPoint(Segment segment, Vec2 p) {
    Vec2 a = segment.a();
    Vec2 b = segment.b();
    if (!SegmentDistance.isFinite(
        b.x() - a.x(), b.y() - a.y(), p.x() - a.x(), p.y() - a.y(), p.x() - b.x(), p.y() - b.y())) {
      Segment quarter = new Segment(a.times(0.25), b.times(0.25));
      return scaledClosestPoint(quarter, p.times(0.25)).times(4);
    }
    Scaled e = Scaled.of(b.x() - a.x(), b.y() - a.y());
    Scaled w = Scaled.of(p.x() - a.x(), p.y() - a.y());
    if (w.dot(e) <= 0) {
      return a;
    }
    if (Scaled.of(p.x() - b.x(), p.y() - b.y()).dot(e) >= 0) {
      return b;
    }
    double t = w.unscaled(w.dot(e) / e.dot(e));
    return new Vec2(a.x() + t * e.x(), a.y() + t * e.y());
  }

  /**
   * Whether the circle, a solid disk, and the segment have a point in common; touching counts. A
   * segment inside the circle overlaps; one of length zero is a point.
   *
   * <p>Exact: no rounding changes the answer. Cost: about ten multiplications and no division; a
   * microsecond or more when the circle touches to within rounding. Allocates nothing but then.
   */
  public static boolean overlaps(Segment segment, Circle circle) {
    return SegmentDistance.compare(segment, circle.center(), circle.radius(), 0) <= 0;
  }

  /**
   * The shortest move that takes the circle off the segment, until they touch. Zero when they are
   * apart or touch already, which is decided exactly.
   *
   * <p>With the centre on the segment it is the radius along the left normal of the way from a to
   * b; if the segment has length zero, (0, radius).
   *
   * <p>Cost: that of {@link #overlaps}, a square root and a division. Error: 4 ulp, also when the
   * centre is all but on the segment.
   *
   * @throws IllegalArgumentException if the move overflows
   */
  public static Vec2 offset(Segment segment, Circle circle) {
    return PushOut.off(segment, circle.center(), circle.radius(), 0);
  }

  /**
   * Where the segment crosses or touches the circle's boundary: the parameters u in [0, 1],
   * ascending, of the points a + u·(b − a). Empty when they are apart, and when the whole segment
   * lies inside: then they overlap, but nothing is crossed.
   *
   * <p>How many there are is exact: two for a chord, one for a tangent or with one end inside. An
   * end on the boundary gives exactly 0 or 1. A segment of length zero on the boundary gives 0.
   *
   * <p>Error: 8 ulp of the scale over the segment's length; near a tangent times r over half the
   * chord, as for any method that starts from rounded differences. Source: P. Bourke's quadratic
   * for the intersection of a line and a circle, with the roots taken without cancellation.
   */
  public static List<Double> crossings(Segment segment, Circle circle) {
    Vec2 a = segment.a();
    Vec2 b = segment.b();
    Vec2 c = circle.center();
    return Crossings.of(a.x(), a.y(), b.x(), b.y(), c.x(), c.y(), circle.radius());
  }
}
