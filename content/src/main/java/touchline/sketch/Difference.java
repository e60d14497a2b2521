package touchline.sketch;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.Shape;
import touchline.geometry.Vec2;

/** All ways from a point of one convex polygon to a point of another, laid at the origin. */
public final class Difference {
  private Difference() {}

  /** What the ways fill, and the origin. */
  public static List<Shape> shapes(List<Vec2> a, List<Vec2> b) {
    List<Shape> shapes = new ArrayList<>(Sides.filled(of(a, b), "difference"));
    shapes.add(new Shape.Dot(Vec2.ZERO, "origin", "origin"));
    return shapes;
  }

  /** The corners of the difference of a and b, one after the other to the left. */
  public static List<Vec2> of(List<Vec2> a, List<Vec2> b) {
    List<Vec2> ways = new ArrayList<>();
    for (Vec2 ofA : a) {
      for (Vec2 ofB : b) {
        ways.add(ofA.minus(ofB));
      }
    }
    return hull(ways);
  }

  /** Wraps a thread round the points, from the lowest one on. */
  private static List<Vec2> hull(List<Vec2> points) {
    List<Vec2> hull = new ArrayList<>();
    Vec2 at = lowest(points);
    while (hull.isEmpty() || (!isSame(at, hull.get(0)) && hull.size() < points.size())) {
      hull.add(at);
      at = next(at, points);
    }
    return hull;
  }

  /** Of equally low ones the leftmost. */
  private static Vec2 lowest(List<Vec2> points) {
    Vec2 lowest = points.get(0);
    for (Vec2 point : points) {
      boolean isLower = point.y() < lowest.y();
      lowest = isLower || (point.y() == lowest.y() && point.x() < lowest.x()) ? point : lowest;
    }
    return lowest;
  }

  /** The point that has no other on the right of the way to it; of several the farthest. */
  private static Vec2 next(Vec2 at, List<Vec2> points) {
    Vec2 next = at;
    for (Vec2 point : points) {
      Vec2 way = point.minus(at);
      double turn = next.minus(at).cross(way);
      boolean isFarther = turn == 0 && way.length() > next.minus(at).length();
      next = turn < 0 || isFarther ? point : next;
    }
    return next;
  }

  private static boolean isSame(Vec2 one, Vec2 other) {
    return one.x() == other.x() && one.y() == other.y();
  }
}
