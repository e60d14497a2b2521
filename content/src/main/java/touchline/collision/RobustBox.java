package touchline.collision;

import touchline.exact.Exact;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/**
 * An upright box with a point, a circle or a segment; decisions are exact for all finite inputs.
 *
 * <p>All lengths in metres; touching counts. Source: Ericson, Real-Time Collision Detection, 5.1.3
 * and 5.2.5; the segment by separating axes, 5.2.1, because its sides can be decided exactly.
 */
public final class RobustBox {
  /** Twice what is lost at most in a cross product of differences: Shewchuk's first filter. */
  private static final double ERROR = 8 * 0x1p-53;

  /** Below, products may have lost digits to underflow. */
  private static final double LEAST = 1e-280;

  private RobustBox() {}

  /** The point of the box that is closest to p, exactly. */
  public static Vec2 closestPoint(Box box, Vec2 p) {
    double x = Math.max(box.left(), Math.min(p.x(), box.right()));
    double y = Math.max(box.bottom(), Math.min(p.y(), box.top()));
    return new Vec2(x, y);
  }

  /** Whether the circle reaches the box. Exact. */
  public static boolean overlaps(Box box, Circle circle) {
    Vec2 closest = closestPoint(box, circle.center());
    return RobustSegmentCircle.overlaps(new Segment(closest, closest), circle);
  }

  /**
   * Whether the segment and the box have a point in common. Exact: their shadows on both axes meet,
   * and the corners do not all lie on one side of the segment's line.
   */
  public static boolean hits(Segment segment, Box box) {
    Vec2 a = segment.a();
    Vec2 b = segment.b();
    return Math.min(a.x(), b.x()) <= box.right()
        && Math.max(a.x(), b.x()) >= box.left()
        && Math.min(a.y(), b.y()) <= box.top()
        && Math.max(a.y(), b.y()) >= box.bottom()
        && reachesLine(a, b, box);
  }

  /** Only the two corners that are farthest to the left and to the right of the way count. */
  private static boolean reachesLine(Vec2 a, Vec2 b, Box box) {
    boolean rises = (b.x() >= a.x()) == (b.y() >= a.y());
    double leftCorner = rises ? box.top() : box.bottom();
    double rightCorner = rises ? box.bottom() : box.top();
    return side(a, b, box.left(), leftCorner) * side(a, b, box.right(), rightCorner) <= 0;
  }

  private static int side(Vec2 a, Vec2 b, double x, double y) {
    double one = (a.x() - x) * (b.y() - y);
    double other = (a.y() - y) * (b.x() - x);
    double cross = one - other;
    double error = ERROR * (Math.abs(one) + Math.abs(other));
    if (Math.abs(cross) > error && error > LEAST && error < Double.POSITIVE_INFINITY) {
      return cross > 0 ? 1 : -1;
    }
    return Exact.side(a.x(), a.y(), b.x(), b.y(), x, y);
  }
}
