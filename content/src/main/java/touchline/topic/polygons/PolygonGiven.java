package touchline.topic.polygons;

import java.util.List;
import touchline.collision.polygon.RobustPolygon;
import touchline.geometry.Vec2;
import touchline.taught.Polygons;

/**
 * A polygon and a point.
 *
 * @param polygon its corners in order, either way round
 */
record PolygonGiven(List<Vec2> polygon, Vec2 p) {
  PolygonGiven {
    polygon = List.copyOf(polygon);
  }

  double area() {
    return Polygons.area(polygon);
  }

  boolean isInside() {
    return RobustPolygon.contains(polygon, p);
  }

  /** Counted from 0, and on past the last one; −1 is the last. */
  Vec2 corner(int index) {
    return polygon.get((index + polygon.size()) % polygon.size());
  }

  /** At a corner: above 0 for a turn to the left. */
  double turn(int index) {
    Vec2 before = corner(index).minus(corner(index - 1));
    return before.cross(corner(index + 1).minus(corner(index)));
  }

  /** The first corner that bends inward; as many as there are corners if none does. */
  int dent() {
    return firstTurn(area() > 0 ? -1 : 1);
  }

  /** The first corner that turns that way. */
  int firstTurn(int way) {
    for (int i = 0; i < polygon.size(); i++) {
      if (turn(i) * way > 0) {
        return i;
      }
    }
    return polygon.size();
  }

  /** How many edges the rule says are crossed, of the first so many. */
  int count(Crossing rule, int edges) {
    int count = 0;
    for (int i = 0; i < edges; i++) {
      count += rule.of(corner(i), corner(i + 1), p) ? 1 : 0;
    }
    return count;
  }

  int count(Crossing rule) {
    return count(rule, polygon.size());
  }

  int crossings() {
    return count(Polygons::crosses);
  }

  /** Whether an edge is crossed by the ray from p to the right. */
  interface Crossing {
    boolean of(Vec2 a, Vec2 b, Vec2 p);
  }

  /** Where the line of an edge that is not level meets the height of p. */
  static double meets(Vec2 a, Vec2 b, Vec2 p) {
    return a.x() + (p.y() - a.y()) / (b.y() - a.y()) * (b.x() - a.x());
  }

  /** Both ends belong to each edge, so that a corner counts twice. */
  static boolean closed(Vec2 a, Vec2 b, Vec2 p) {
    return a.y() != b.y()
        && Math.min(a.y(), b.y()) <= p.y()
        && p.y() <= Math.max(a.y(), b.y())
        && meets(a, b, p) > p.x();
  }

  /** No end belongs to an edge, so that a corner never counts. */
  static boolean open(Vec2 a, Vec2 b, Vec2 p) {
    return Math.min(a.y(), b.y()) < p.y()
        && p.y() < Math.max(a.y(), b.y())
        && meets(a, b, p) > p.x();
  }

  /** On either side of p. */
  static boolean onLine(Vec2 a, Vec2 b, Vec2 p) {
    return a.y() > p.y() != b.y() > p.y();
  }

  /** Whether p is on one side of all edges. */
  boolean isOnOneSide() {
    boolean left = true;
    boolean right = true;
    for (int i = 0; i < polygon.size(); i++) {
      double side = corner(i + 1).minus(corner(i)).cross(p.minus(corner(i)));
      left &= side >= 0;
      right &= side <= 0;
    }
    return left || right;
  }

  double low(Vec2 axis) {
    return Polygons.low(polygon, axis);
  }

  double high(Vec2 axis) {
    return Polygons.high(polygon, axis);
  }

  /** Whether p lies in the upright box around the polygon. */
  boolean isInBox() {
    Vec2 x = new Vec2(1, 0);
    Vec2 y = new Vec2(0, 1);
    return low(x) <= p.x() && p.x() <= high(x) && low(y) <= p.y() && p.y() <= high(y);
  }
}
