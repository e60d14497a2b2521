package touchline.taught;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Vec2;

/**
 * Polygons by their corners in order, at least three; an edge leads from each corner to the next
 * and from the last to the first. Edges meet at corners alone. Lengths in metres; touching counts.
 */
public final class Polygons {
  private Polygons() {}

  /**
   * The area in square metres: above 0 if the corners go round to the left, below 0 if to the
   * right.
   *
   * <p>Cost: two multiplications a corner. Source: the shoelace formula, after Gauss.
   */
  @FigureInputs("polygon polygon")
  // tag::area[]
  public static double area(List<Vec2> polygon) {
    double sum = 0;
    Vec2 a = polygon.get(polygon.size() - 1);
    for (Vec2 b : polygon) {
      double cross = a.cross(b);
      sum = sum + cross;
      a = b;
    }
    return sum / 2;
  }

  // end::area[]

  /**
   * Whether all turns go the same way. Going straight on is no turn.
   *
   * <p>Cost: a cross product a corner. Error: three corners almost in line may be taken for a turn.
   */
  @FigureInputs("polygon polygon")
  // tag::isConvex[]
  public static boolean isConvex(List<Vec2> polygon) {
    boolean left = false;
    boolean right = false;
    Vec2 a = polygon.get(polygon.size() - 2);
    Vec2 b = polygon.get(polygon.size() - 1);
    for (Vec2 c : polygon) {
      double turn = b.minus(a).cross(c.minus(b));
      left = left || turn > 0;
      right = right || turn < 0;
      a = b;
      b = c;
    }
    return !(left && right);
  }

  // end::isConvex[]

  /**
   * Whether p lies in a triangle, which may be given either way round, or on an edge of it.
   *
   * <p>Its corners are not on one line. Cost: three cross products. Source: Ericson, Real-Time
   * Collision Detection, 5.4.2.
   */
  @FigureInputs("point a, point b, point c, point p")
  // tag::inTriangle[]
  public static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    double besideAb = b.minus(a).cross(p.minus(a));
    double besideBc = c.minus(b).cross(p.minus(b));
    double besideCa = a.minus(c).cross(p.minus(c));
    boolean left = besideAb >= 0 && besideBc >= 0 && besideCa >= 0;
    boolean right = besideAb <= 0 && besideBc <= 0 && besideCa <= 0;
    return left || right;
  }

  // end::inTriangle[]

  /**
   * Whether p lies in a convex polygon whose corners go round to the left, or on an edge of it.
   *
   * <p>Cost: a cross product a corner, fewer for a no.
   */
  @FigureInputs("polygon polygon, point p")
  // tag::contains[]
  public static boolean contains(List<Vec2> polygon, Vec2 p) {
    Vec2 a = polygon.get(polygon.size() - 1);
    for (Vec2 b : polygon) {
      double side = b.minus(a).cross(p.minus(a));
      if (side < 0) {
        return false;
      }
      a = b;
    }
    return true;
  }

  // end::contains[]

  /**
   * Whether p lies in a polygon, convex or not, either way round: it does if a ray from it crosses
   * the edges an odd number of times. On an edge the answer may be either.
   *
   * <p>Cost: a comparison an edge, and a division where the ray's height is crossed. Source:
   * Ericson, Real-Time Collision Detection, 5.4.1.
   */
  @FigureInputs("polygon polygon, point p")
  // tag::isInside[]
  public static boolean isInside(List<Vec2> polygon, Vec2 p) {
    int count = 0;
    Vec2 a = polygon.get(polygon.size() - 1);
    for (Vec2 b : polygon) {
      if (crosses(a, b, p)) {
        count = count + 1;
      }
      a = b;
    }
    return count % 2 == 1;
  }

  // end::isInside[]

  /**
   * Whether the level ray from p to the right crosses the edge from a to b. Its lower end belongs
   * to an edge and its upper end does not, so that a corner is counted once where the ray goes
   * through, and twice or never where it only touches.
   */
  @FigureInputs("point a, point b, point p")
  // tag::crosses[]
  public static boolean crosses(Vec2 a, Vec2 b, Vec2 p) {
    double low = Math.min(a.y(), b.y());
    double high = Math.max(a.y(), b.y());
    if (p.y() < low || p.y() >= high) {
      return false;
    }
    double part = (p.y() - a.y()) / (b.y() - a.y());
    double x = a.x() + part * (b.x() - a.x());
    return x > p.x();
  }

  // end::crosses[]

  /** The lower end of a polygon's shadow on an axis, times the length of the axis. */
  // tag::low[]
  public static double low(List<Vec2> polygon, Vec2 axis) {
    double low = Double.POSITIVE_INFINITY;
    for (Vec2 corner : polygon) {
      low = Math.min(low, corner.dot(axis));
    }
    return low;
  }

  // end::low[]

  /** The upper end of a polygon's shadow on an axis, times the length of the axis. */
  // tag::high[]
  public static double high(List<Vec2> polygon, Vec2 axis) {
    double high = Double.NEGATIVE_INFINITY;
    for (Vec2 corner : polygon) {
      high = Math.max(high, corner.dot(axis));
    }
    return high;
  }

  // end::high[]

  /**
   * The gap between the shadows of two polygons on an axis, in metres: 0 when they touch, below 0
   * when they overlap.
   *
   * @param axis of any length but zero, for which the gap is 0
   */
  @FigureInputs("point start, vector axis, polygon a, polygon b")
  // tag::gap[]
  public static double gap(List<Vec2> a, List<Vec2> b, Vec2 axis) {
    double length = axis.length();
    if (length == 0) {
      return 0;
    }
    Vec2 unit = axis.times(1 / length);
    double after = low(b, unit) - high(a, unit);
    double before = low(a, unit) - high(b, unit);
    return Math.max(after, before);
  }

  // end::gap[]

  /** A normal of each edge that has a length, of length 1. */
  // tag::normals[]
  public static List<Vec2> normals(List<Vec2> polygon) {
    List<Vec2> normals = new ArrayList<>();
    Vec2 a = polygon.get(polygon.size() - 1);
    for (Vec2 b : polygon) {
      Vec2 edge = b.minus(a);
      if (edge.length() > 0) {
        normals.add(edge.unit().perpendicular());
      }
      a = b;
    }
    return normals;
  }

  // end::normals[]

  /** The axes on which a gap between two convex polygons shows, if there is one. */
  // tag::axes[]
  public static List<Vec2> axes(List<Vec2> a, List<Vec2> b) {
    List<Vec2> axes = new ArrayList<>(normals(a));
    axes.addAll(normals(b));
    return axes;
  }

  // end::axes[]

  /**
   * Whether two convex polygons have a point in common.
   *
   * <p>Cost: all corners for each edge, fewer for a no. Error: when they only just touch the answer
   * may be wrong, since axes are rounded. Source: Ericson, Real-Time Collision Detection, 5.2.1.
   */
  @FigureInputs("polygon a, polygon b")
  // tag::overlaps[]
  public static boolean overlaps(List<Vec2> a, List<Vec2> b) {
    List<Vec2> axes = axes(a, b);
    for (Vec2 axis : axes) {
      double gap = gap(a, b, axis);
      if (gap > 0) {
        return false;
      }
    }
    return true;
  }

  // end::overlaps[]

  /**
   * The shortest vector that moves a out of b, both convex, until they only touch; the zero vector
   * if they do not overlap.
   *
   * <p>Cost: all corners for each edge. Of equal depths the first one counts.
   */
  @FigureInputs("polygon a, polygon b")
  // tag::offset[]
  public static Vec2 offset(List<Vec2> a, List<Vec2> b) {
    List<Vec2> axes = axes(a, b);
    double least = Double.POSITIVE_INFINITY;
    Vec2 offset = Vec2.ZERO;
    for (Vec2 axis : axes) {
      double forward = high(b, axis) - low(a, axis);
      double back = high(a, axis) - low(b, axis);
      double depth = Math.min(forward, back);
      if (depth <= 0) {
        return Vec2.ZERO;
      }
      if (depth < least) {
        least = depth;
        offset = axis.times(forward <= back ? depth : -depth);
      }
    }
    return offset;
  }
  // end::offset[]
}
