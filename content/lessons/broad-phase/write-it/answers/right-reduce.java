// right
import touchline.geometry.*;
import java.util.Arrays;

class Solution {
  static boolean reaches(Vec2 ball, double radius, Circle[] circles) {
    double[] box = Arrays.stream(circles).map(Solution::box).reduce(Solution::around).get();
    double x = Math.max(box[0], Math.min(ball.x(), box[2]));
    double y = Math.max(box[1], Math.min(ball.y(), box[3]));
    return ball.minus(new Vec2(x, y)).length() <= radius;
  }

  static double[] box(Circle c) {
    double x = c.center().x(), y = c.center().y(), r = c.radius();
    return new double[] {x - r, y - r, x + r, y + r};
  }

  static double[] around(double[] a, double[] b) {
    return new double[] {
      Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])
    };
  }
}
