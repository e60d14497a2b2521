package touchline.collision.polygon;

import java.util.List;
import touchline.geometry.Vec2;

/**
 * A corner of the difference of two shapes: the way from a corner of b to a corner of a.
 *
 * @param x of the way; may be infinite if the coordinates were not scaled
 * @param y of the way
 */
record DifferenceCorner(Vec2 ofA, Vec2 ofB, double x, double y) {
  static DifferenceCorner of(Vec2 ofA, Vec2 ofB) {
    return new DifferenceCorner(ofA, ofB, ofA.x() - ofB.x(), ofA.y() - ofB.y());
  }

  /**
   * The corner of a shape that is farthest in a direction; of equal ones the first, and 0 is
   * farther than −0. The bits of doubles, with those below zero turned over, are in the order of
   * the numbers; and of whole numbers a processor takes the larger without guessing which it is.
   */
  static Vec2 support(List<Vec2> shape, double x, double y) {
    int farthest = 0;
    long most = Long.MIN_VALUE;
    for (int i = 0; i < shape.size(); i++) {
      Vec2 corner = shape.get(i);
      long bits = Double.doubleToRawLongBits(corner.x() * x + corner.y() * y);
      long far = bits ^ (bits >> 63 & Long.MAX_VALUE);
      farthest = far > most ? i : farthest;
      most = Math.max(most, far);
    }
    return shape.get(farthest);
  }

  double dot(double otherX, double otherY) {
    return x * otherX + y * otherY;
  }
}
