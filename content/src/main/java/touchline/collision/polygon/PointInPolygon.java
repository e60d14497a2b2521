package touchline.collision.polygon;

import java.util.List;
import touchline.geometry.Vec2;

/**
 * Whether a point lies in a polygon or on an edge: exact, by a cross product for each edge. Its
 * sign is believed where rounding cannot have turned it, and else fractions are asked.
 *
 * <p>All is seen from p: a corner is the way from it to p, so that of two corners in a row the
 * cross product tells on which side of their edge p lies.
 */
final class PointInPolygon {
  /** Twice what is lost at most in a cross product of differences: Shewchuk's first filter. */
  private static final double ERROR = 8 * 0x1p-53;

  /** Below, products may have lost digits to underflow. */
  private static final double LEAST = 1e-280;

  private PointInPolygon() {}

  /**
   * For any polygon: an odd number of edges crosses the ray to the right of p.
   *
   * <p>There is no branch that depends on where p lies: a processor would guess every other one
   * wrong. Signs are taken as the first bits of numbers, of which none is −0: differences of equal
   * numbers are 0 unless the first of them is −0, and a cross product that is believed is not 0.
   */
  static boolean isIn(List<Vec2> polygon, Vec2 p) {
    double x = p.x();
    double y = p.y() + 0.0;
    int size = polygon.size();
    Vec2 a = polygon.get(size - 1);
    double ax = x - a.x();
    double ay = y - a.y();
    long crossings = 0;
    int i = 0;
    do {
      Vec2 b = polygon.get(i);
      double bx = x - b.x();
      double by = y - b.y();
      double one = ax * by;
      double other = ay * bx;
      double right = other - one;
      if (!isSure(right, one + other)) {
        return isInExactly(polygon, p);
      }
      long isAbove = Double.doubleToRawLongBits(by);
      long wasAbove = Double.doubleToRawLongBits(ay);
      crossings ^= (wasAbove ^ isAbove) & ~(Double.doubleToRawLongBits(right) ^ isAbove);
      ax = bx;
      ay = by;
      i++;
    } while (i < size);
    return crossings < 0;
  }

  /**
   * For a convex one: p is on the same side of all edges. The first edge that has it on another
   * side than the one before ends it.
   */
  static boolean isInConvex(List<Vec2> polygon, Vec2 p) {
    double x = p.x();
    double y = p.y();
    int size = polygon.size();
    Vec2 a = polygon.get(size - 1);
    double ax = x - a.x();
    double ay = y - a.y();
    long before = 0;
    int i = 0;
    do {
      Vec2 b = polygon.get(i);
      double bx = x - b.x();
      double by = y - b.y();
      double one = ax * by;
      double other = ay * bx;
      double right = other - one;
      if (!isSure(right, one + other)) {
        return isInExactly(polygon, p);
      }
      long side = Double.doubleToRawLongBits(right);
      if (i > 0 && (side ^ before) < 0) {
        return false;
      }
      before = side;
      ax = bx;
      ay = by;
      i++;
    } while (i < size);
    return true;
  }

  /**
   * Whether the difference of two products has the sign of the exact one. Of products with unequal
   * signs it has; of others the sum is as large as both together, to which its error is relative.
   */
  private static boolean isSure(double difference, double sum) {
    return Math.abs(difference) > ERROR * Math.abs(sum) + LEAST;
  }

  private static boolean isInExactly(List<Vec2> polygon, Vec2 p) {
    boolean inside = false;
    Vec2 a = polygon.get(polygon.size() - 1);
    for (int i = 0; i < polygon.size(); i++) {
      Vec2 b = polygon.get(i);
      boolean isCrossed = a.y() > p.y() != b.y() > p.y();
      if (isCrossed || isInBox(a, b, p)) {
        int side = RobustPolygon.side(a, b, p);
        if (side == 0) {
          return true;
        }
        inside ^= isCrossed && side > 0 == b.y() > a.y();
      }
      a = b;
    }
    return inside;
  }

  private static boolean isInBox(Vec2 a, Vec2 b, Vec2 p) {
    return Math.min(a.x(), b.x()) <= p.x()
        && p.x() <= Math.max(a.x(), b.x())
        && Math.min(a.y(), b.y()) <= p.y()
        && p.y() <= Math.max(a.y(), b.y());
  }
}
