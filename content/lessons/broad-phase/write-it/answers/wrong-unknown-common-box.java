// wrong -
import touchline.geometry.*;

class Solution {
  static boolean reaches(Vec2 ball, double radius, Circle[] circles) {
    double left = Double.NEGATIVE_INFINITY;
    double right = Double.POSITIVE_INFINITY;
    double bottom = Double.NEGATIVE_INFINITY;
    double top = Double.POSITIVE_INFINITY;
    for (Circle c : circles) {
      left = Math.max(left, c.center().x() - c.radius());
      right = Math.min(right, c.center().x() + c.radius());
      bottom = Math.max(bottom, c.center().y() - c.radius());
      top = Math.min(top, c.center().y() + c.radius());
    }
    double x = Math.max(left, Math.min(ball.x(), right));
    double y = Math.max(bottom, Math.min(ball.y(), top));
    return ball.minus(new Vec2(x, y)).length() <= radius;
  }
}
