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

  /** Whether p lies in the polygon, which need not be convex, or on an edge. Exact. */
  public static boolean contains(List<Vec2> polygon, Vec2 p) {
    return PointInPolygon.isIn(polygon, p);
  }

  /**
   * Whether p lies in the convex polygon or on an edge: as {@link #contains} says, and sooner.
   * Exact. One whose corners are all on one line is a segment, or a point.
   */
  public static boolean containsConvex(List<Vec2> polygon, Vec2 p) {
    return PointInPolygon.isInConvex(polygon, p);
  }

  /**
   * Whether two convex polygons have a point in common; one whose corners are all on one line is a
   * segment, or a point. Exact: they have none if and only if all corners of one lie outside one
   * edge of the other, or both lie on one line and the boxes around them are apart.
   *
   * <p>Cost: by way of {@link Portal}, two dot products for each corner, or four; of what is too
   * near to be told so, a cross product or two for each edge.
   */
  public static boolean overlaps(List<Vec2> a, List<Vec2> b) {
    Portal.Answer first = Portal.ask(a, b);
    return first == Portal.Answer.UNSURE ? overlapsExactly(a, b) : first == Portal.Answer.TOGETHER;
  }

  /** The first edge that has the other outside ends it. */
  static boolean overlapsExactly(List<Vec2> a, List<Vec2> b) {
    int turnA = turn(a);
    int turnB = turn(b);
    boolean areFlat = turnA == 0 && turnB == 0;
    return !isOutside(a, turnA, b) && !isOutside(b, turnB, a) && !(areFlat && !boxesMeet(a, b));
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

  /**
   * Whether some edge of the polygon has all the other's corners outside. A corner that is not will
   * often not be outside of the next edge either, so it is asked first.
   */
  private static boolean isOutside(List<Vec2> polygon, int inward, List<Vec2> other) {
    int size = polygon.size();
    int witness = 0;
    Vec2 a = polygon.get(size - 1);
    for (int i = 0; i < size; i++) {
      Vec2 b = polygon.get(i);
      int outside = inward == 0 ? side(a, b, other.get(0)) : -inward;
      witness = outside == 0 ? 0 : notThere(a, b, outside, other, witness);
      if (witness < 0) {
        return true;
      }
      a = b;
    }
    return false;
  }

  /** A corner that is not on that side of an edge, from one on; −1 if all are. */
  private static int notThere(Vec2 a, Vec2 b, int there, List<Vec2> corners, int first) {
    double edgeX = there * (b.x() - a.x());
    double edgeY = there * (b.y() - a.y());
    int size = corners.size();
    int at = first;
    for (int i = 0; i < size; i++) {
      Vec2 corner = corners.get(at);
      double one = edgeX * (corner.y() - a.y());
      double other = edgeY * (corner.x() - a.x());
      double error = ERROR * (Math.abs(one) + Math.abs(other)) + LEAST;
      if (!(one - other > error) && (one - other < -error || side(a, b, corner) != there)) {
        return at;
      }
      at = at + 1 == size ? 0 : at + 1;
    }
    return -1;
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

  /** On which side of the line from a to b is p? 1 on the left, −1 on the right. Exact. */
  static int side(Vec2 a, Vec2 b, Vec2 p) {
    double one = (a.x() - p.x()) * (b.y() - p.y());
    double other = (a.y() - p.y()) * (b.x() - p.x());
    double cross = one - other;
    if (Math.abs(cross) > ERROR * (Math.abs(one) + Math.abs(other)) + LEAST) {
      return cross > 0 ? 1 : -1;
    }
    return Exact.side(a.x(), a.y(), b.x(), b.y(), p.x(), p.y());
  }
}
