// right
import touchline.geometry.*;

class Solution {
  static boolean reaches(Vec2 ball, double radius, Circle[] circles) {
    double[] box = box(circles, 0, circles.length);
    double x = Math.max(box[0], Math.min(ball.x(), box[2])) - ball.x();
    double y = Math.max(box[1], Math.min(ball.y(), box[3])) - ball.y();
    return Math.sqrt(x * x + y * y) <= radius;
  }

  // As in the tree: the box around a box for each half.
  static double[] box(Circle[] circles, int from, int to) {
    if (to - from == 1) {
      Vec2 m = circles[from].center();
      double r = circles[from].radius();
      return new double[] {m.x() - r, m.y() - r, m.x() + r, m.y() + r};
    }
    int half = (from + to) / 2;
    double[] a = box(circles, from, half), b = box(circles, half, to);
    return new double[] {
      Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])
    };
  }
}
