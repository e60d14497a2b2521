// wrong -
import touchline.geometry.*;

class Solution {
  static boolean reaches(Vec2 ball, double radius, Circle[] circles) {
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
    double dx = Math.max(0, Math.max(left - ball.x(), ball.x() - right));
    double dy = Math.max(0, Math.max(bottom - ball.y(), ball.y() - top));
    return dx + dy <= radius;
  }
}
