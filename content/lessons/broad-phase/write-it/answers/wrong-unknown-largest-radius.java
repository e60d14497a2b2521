// wrong -
import touchline.geometry.*;

class Solution {
  static boolean reaches(Vec2 ball, double radius, Circle[] circles) {
    double left = Double.POSITIVE_INFINITY;
    double right = Double.NEGATIVE_INFINITY;
    double bottom = Double.POSITIVE_INFINITY;
    double top = Double.NEGATIVE_INFINITY;
    for (Circle c : circles) {
      left = Math.min(left, c.center().x());
      right = Math.max(right, c.center().x());
      bottom = Math.min(bottom, c.center().y());
      top = Math.max(top, c.center().y());
    }
    double most = 0;
    for (Circle c : circles) most = Math.max(most, c.radius());
    double dx = Math.max(0, Math.max(left - most - ball.x(), ball.x() - right - most));
    double dy = Math.max(0, Math.max(bottom - most - ball.y(), ball.y() - top - most));
    return dx * dx + dy * dy <= radius * radius;
  }
}
