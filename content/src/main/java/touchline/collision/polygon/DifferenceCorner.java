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

  /** The corner of a shape that is farthest in a direction; of equal ones the first. */
  static Vec2 support(List<Vec2> shape, double x, double y) {
    Vec2 farthest = shape.get(0);
    double most = farthest.x() * x + farthest.y() * y;
    for (int i = 1; i < shape.size(); i++) {
      Vec2 corner = shape.get(i);
      double far = corner.x() * x + corner.y() * y;
      if (far > most) {
        most = far;
        farthest = corner;
      }
    }
    return farthest;
  }

  double dot(double otherX, double otherY) {
    return x * otherX + y * otherY;
  }
}
