// right
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
    double dx = Math.max(0, Math.abs(ball.x() - (left + right) / 2) - (right - left) / 2);
    double dy = Math.max(0, Math.abs(ball.y() - (bottom + top) / 2) - (top - bottom) / 2);
    return dx * dx + dy * dy <= radius * radius;
  }
}
