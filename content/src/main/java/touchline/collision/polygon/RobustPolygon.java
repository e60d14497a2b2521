package touchline.collision.polygon;

import java.util.List;
import touchline.exact.Exact;
import touchline.geometry.Vec2;

/**
 * A polygon with a point, and two convex ones; decisions are exact for all finite inputs.
 *
 * <p>A polygon is its corners in order, three or more, either way round; its edges meet at corners
 * alone. All lengths in metres; touching counts. Source: Ericson, Real-Time Collision Detection,
 * 5.2.1 and 5.4.1; the filter is Shewchuk's.
 */
public final class RobustPolygon {
  /** Twice what is lost at most in a cross product of differences: Shewchuk's first filter. */
  private static final double ERROR = 8 * 0x1p-53;

  /** Below, products may have lost digits to underflow. */
  private static final double LEAST = 1e-280;

  private RobustPolygon() {}

  /**
   * Whether p lies in the polygon, which need not be convex, or on an edge. Exact.
   *
   * <p>Cost: a few comparisons an edge, and a cross product where the edge is beside p.
   */
  public static boolean contains(List<Vec2> polygon, Vec2 p) {
    boolean inside = false;
    Vec2 a = polygon.get(polygon.size() - 1);
    for (int i = 0; i < polygon.size(); i++) {
      Vec2 b = polygon.get(i);
      boolean isCrossed = a.y() > p.y() != b.y() > p.y();
      if (isCrossed && Math.min(a.x(), b.x()) > p.x()) {
        inside = !inside;
      } else if (isCrossed ? Math.max(a.x(), b.x()) >= p.x() : isInBox(a, b, p)) {
        int side = side(a, b, p);
        if (side == 0) {
          return true;
        }
        inside ^= isCrossed && side > 0 == b.y() > a.y();
      }
      a = b;
    }
    return inside;
  }

  /**
   * Whether two convex polygons have a point in common; one whose corners are all on one line is a
   * segment, or a point. Exact: they have none if and only if all corners of one lie outside one
   * edge of the other, or both lie on one line and the boxes around them are apart.
   */
  public static boolean overlaps(List<Vec2> a, List<Vec2> b) {
    return boxesMeet(a, b) && !isOutside(a, b) && !isOutside(b, a);
  }

  private static boolean boxesMeet(List<Vec2> a, List<Vec2> b) {
    Frame one = Frame.around(a);
    Frame other = Frame.around(b);
    return one.left <= other.right
        && other.left <= one.right
        && one.bottom <= other.top
        && other.bottom <= one.top;
  }

  /** The least upright box around a polygon. */
  private record Frame(double left, double bottom, double right, double top) {
    static Frame around(List<Vec2> polygon) {
      double left = Double.POSITIVE_INFINITY;
      double bottom = Double.POSITIVE_INFINITY;
      double right = Double.NEGATIVE_INFINITY;
      double top = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < polygon.size(); i++) {
        Vec2 corner = polygon.get(i);
        left = Math.min(left, corner.x());
        bottom = Math.min(bottom, corner.y());
        right = Math.max(right, corner.x());
        top = Math.max(top, corner.y());
      }
      return new Frame(left, bottom, right, top);
    }
  }

  /** Whether some edge of the polygon has all the other's corners outside. */
  private static boolean isOutside(List<Vec2> polygon, List<Vec2> other) {
    int inward = turn(polygon);
    Vec2 a = polygon.get(polygon.size() - 1);
    for (int i = 0; i < polygon.size(); i++) {
      Vec2 b = polygon.get(i);
      if (areAllOutside(a, b, inward, other)) {
        return true;
      }
      a = b;
    }
    return false;
  }

  /** On one side of the edge, none of them on its line, and not on the side that leads inward. */
  private static boolean areAllOutside(Vec2 a, Vec2 b, int inward, List<Vec2> corners) {
    int outside = side(a, b, corners.get(0));
    if (outside == 0 || outside == inward) {
      return false;
    }
    for (int i = 1; i < corners.size(); i++) {
      if (side(a, b, corners.get(i)) != outside) {
        return false;
      }
    }
    return true;
  }

  /** Which way round the corners of a convex polygon go: 1 to the left, −1 to the right. */
  private static int turn(List<Vec2> polygon) {
    for (int i = 2; i < polygon.size(); i++) {
      int side = side(polygon.get(0), polygon.get(i - 1), polygon.get(i));
      if (side != 0) {
        return side;
      }
    }
    return 0;
  }

  private static boolean isInBox(Vec2 a, Vec2 b, Vec2 p) {
    return Math.min(a.x(), b.x()) <= p.x()
        && p.x() <= Math.max(a.x(), b.x())
        && Math.min(a.y(), b.y()) <= p.y()
        && p.y() <= Math.max(a.y(), b.y());
  }

  private static int side(Vec2 a, Vec2 b, Vec2 p) {
    double one = (a.x() - p.x()) * (b.y() - p.y());
    double other = (a.y() - p.y()) * (b.x() - p.x());
    double cross = one - other;
    double error = ERROR * (Math.abs(one) + Math.abs(other));
    if (Math.abs(cross) > error && error > LEAST && error < Double.POSITIVE_INFINITY) {
      return cross > 0 ? 1 : -1;
    }
    return Exact.side(a.x(), a.y(), b.x(), b.y(), p.x(), p.y());
  }
}
