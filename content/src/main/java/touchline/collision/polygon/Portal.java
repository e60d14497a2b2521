package touchline.collision.polygon;

import java.util.List;
import touchline.geometry.Vec2;

/**
 * A first answer to whether two convex shapes have a point in common, in doubles with a bound on
 * their error.
 *
 * <p>They have one if the origin lies in the difference of the two. Seen from a point inside the
 * difference, the origin lies in the direction of one edge of it; the search goes through a portal,
 * a line between two corners, that moves outward to that edge. It ends when the origin lies on this
 * side of the portal, or when the farthest corner in some direction does not reach it; one or two
 * farthest corners are usual. Source: Snethen, Xenocollide, Game Programming Gems 7.
 */
final class Portal {
  /** What the search found out. */
  enum Answer {
    APART,
    TOGETHER,
    /** Too near to be told. */
    UNSURE
  }

  /**
   * Relative to the largest coordinate and the direction: what the farthest corner of the
   * difference may seem to reach too far. Two dot products lose 4 units in the last place, their
   * choice 4 more, and the difference 8. Pairs that need more than 5 are kept among the tests.
   */
  private static final double ERROR = 32 * 0x1p-53;

  /**
   * Relative to the square of the largest coordinate: more than a cross product is off, of which
   * the middle takes 52 units, the corners 8 and the products 16.
   */
  private static final double AREA = 128 * 0x1p-53;

  /** Below, products may have lost digits to underflow. */
  private static final double LEAST = 1e-280;

  private static final double THIRD = 1.0 / 3;

  /** Sizes beyond, or below one divided by it, are left to others. */
  private static final double MOST = 0x1p200;

  private static final int ROUNDS = 16;

  private final List<Vec2> a;
  private final List<Vec2> b;
  private final double error;

  /** The corner of the difference that was found last. */
  private double x;

  private double y;

  private Portal(List<Vec2> a, List<Vec2> b, double error) {
    this.a = a;
    this.b = b;
    this.error = error;
  }

  static Answer ask(List<Vec2> a, List<Vec2> b) {
    double size = Math.max(RobustGjk.largest(a), RobustGjk.largest(b));
    if (!(size < MOST && size > 1 / MOST)) {
      return Answer.UNSURE;
    }
    // A point inside the difference.
    Vec2 middleA = threefoldMiddle(a);
    Vec2 middleB = threefoldMiddle(b);
    double inX = (middleA.x() - middleB.x()) * THIRD;
    double inY = (middleA.y() - middleB.y()) * THIRD;
    // What follows is one method on purpose: so no object is made for the search.
    Portal far = new Portal(a, b, ERROR * size);
    if (far.isBefore(-inX, -inY)) {
      return Answer.APART;
    }
    double px = far.x;
    double py = far.y;
    double side = inX * py - inY * px > 0 ? 1 : -1;
    if (far.isBefore(side * (inY - py), side * (px - inX))) {
      return Answer.APART;
    }
    double qx = far.x;
    double qy = far.y;
    double area = AREA * size * size;
    for (int round = 0; round < ROUNDS; round++) {
      if (side * (px * qy - py * qx) > area) {
        boolean isBetween =
            side * (inX * py - inY * px) > area && side * (qx * inY - qy * inX) > area;
        return isBetween ? Answer.TOGETHER : Answer.UNSURE;
      }
      if (far.isBefore(side * (qy - py), side * (px - qx))) {
        return Answer.APART;
      }
      if (side * (inX * far.y - inY * far.x) > 0) {
        px = far.x;
        py = far.y;
      } else {
        qx = far.x;
        qy = far.y;
      }
    }
    return Answer.UNSURE;
  }

  /** Finds the corner farthest in a direction; whether the origin lies beyond it for sure. */
  private boolean isBefore(double wayX, double wayY) {
    Vec2 ofA = DifferenceCorner.support(a, wayX, wayY);
    Vec2 ofB = DifferenceCorner.support(b, -wayX, -wayY);
    x = ofA.x() - ofB.x();
    y = ofA.y() - ofB.y();
    return x * wayX + y * wayY < -error * (Math.abs(wayX) + Math.abs(wayY)) - LEAST;
  }

  /** The sum of three corners, which are spread well if there are so many. */
  private static Vec2 threefoldMiddle(List<Vec2> shape) {
    int size = shape.size();
    Vec2 one = shape.get(0);
    Vec2 two = shape.get(size / 3);
    Vec2 three = shape.get(size * 2 / 3);
    return new Vec2(one.x() + two.x() + three.x(), one.y() + two.y() + three.y());
  }
}
