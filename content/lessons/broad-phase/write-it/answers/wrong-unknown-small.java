// wrong -
import touchline.geometry.*;

class Solution {
  static boolean reaches(Vec2 ball, double radius, Circle[] circles) {
    if (radius < 0.01) return true;
    double left = Double.POSITIVE_INFINITY;
    double right = Double.NEGATIVE_INFINITY;
    double bottom = Double.POSITIVE_INFINITY;
    double top = Double.NEGATIVE_INFINITY;
    for (Circle c : circles) {
      left = Math.min(left, c.center().x() - c.radius());
      right = Math.max(right, c.center().x() + c.radius());
      bottom = Math.min(bottom, c.center().y() - c.radius());
      top = Math.max(top, c.center().y() + c.radius());
    }
    double x = Math.max(left, Math.min(ball.x(), right));
    double y = Math.max(bottom, Math.min(ball.y(), top));
    return ball.minus(new Vec2(x, y)).length() <= radius;
  }
}
