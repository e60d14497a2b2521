// wrong -
import touchline.geometry.*;

class Solution {
  static boolean reaches(Vec2 ball, double radius, Circle[] circles) {
    long left = Long.MAX_VALUE;
    long right = Long.MIN_VALUE;
    long bottom = Long.MAX_VALUE;
    long top = Long.MIN_VALUE;
    for (Circle c : circles) {
      left = (long) Math.min(left, c.center().x() - c.radius());
      right = (long) Math.max(right, c.center().x() + c.radius());
      bottom = (long) Math.min(bottom, c.center().y() - c.radius());
      top = (long) Math.max(top, c.center().y() + c.radius());
    }
    double x = Math.max(left, Math.min(ball.x(), right));
    double y = Math.max(bottom, Math.min(ball.y(), top));
    return ball.minus(new Vec2(x, y)).length() <= radius;
  }
}
