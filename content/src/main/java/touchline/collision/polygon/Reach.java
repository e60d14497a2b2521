package touchline.collision.polygon;

import java.util.List;
import touchline.geometry.Vec2;

/** How far a shape reaches in directions that are asked for one after the other, as edges turn. */
final class Reach {
  private final List<Vec2> shape;
  private int last;

  Reach(List<Vec2> shape) {
    this.shape = shape;
  }

  /** How far a corner reaches that is found from the last one on; the farthest one, most often. */
  double near(double x, double y) {
    double far = at(last, x, y);
    for (int step = 1; step >= -1; step -= 2) {
      int next = beside(last, step);
      double farther = at(next, x, y);
      while (farther > far) {
        last = next;
        far = farther;
        next = beside(last, step);
        farther = at(next, x, y);
      }
    }
    return far;
  }

  /** How far the farthest of all corners reaches. */
  double most(double x, double y) {
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < shape.size(); i++) {
      most = Math.max(most, at(i, x, y));
    }
    return most;
  }

  private double at(int corner, double x, double y) {
    Vec2 point = shape.get(corner);
    return point.x() * x + point.y() * y;
  }

  private int beside(int corner, int step) {
    int size = shape.size();
    return corner + step == size ? 0 : corner + step < 0 ? size - 1 : corner + step;
  }
}
