package touchline.collision.polygon;

import java.util.List;
import touchline.geometry.Vec2;

/** How far a shape reaches in directions that are asked for one after the other, as edges turn. */
final class Reach {
  /** So few corners are read sooner than a way among them is found. */
  static final int FEW = 12;

  /** For each corner: what the area of a shape may be off, as a part of its summands. */
  private static final double ERROR = 4 * 0x1p-52;

  /** Below, products may have lost digits to underflow. */
  private static final double LEAST = 1e-280;

  private final List<Vec2> shape;
  private final int turn;
  private int last;

  Reach(List<Vec2> shape) {
    this.shape = shape;
    this.turn = turn(shape);
  }

  List<Vec2> corners() {
    return shape;
  }

  /** Which way round the corners go: 1 to the left, −1 to the right, 0 if rounding hides it. */
  int turn() {
    return turn;
  }

  private static int turn(List<Vec2> shape) {
    Vec2 first = shape.get(0);
    double area = 0;
    double size = 0;
    double x = 0;
    double y = 0;
    for (int i = 1; i < shape.size(); i++) {
      double nextX = shape.get(i).x() - first.x();
      double nextY = shape.get(i).y() - first.y();
      double one = x * nextY;
      double other = y * nextX;
      area += one - other;
      size += Math.abs(one) + Math.abs(other);
      x = nextX;
      y = nextY;
    }
    if (Math.abs(area) > ERROR * shape.size() * size + LEAST) {
      return area > 0 ? 1 : -1;
    }
    return 0;
  }

  /** How far a corner reaches that is found from the last one on; the farthest one, most often. */
  double near(double x, double y) {
    return shape.size() > FEW ? climb(x, y) : most(x, y);
  }

  private double climb(double x, double y) {
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
