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
    double least = Double.MAX_VALUE;
    for (Circle c : circles) least = Math.min(least, c.radius());
    double dx = Math.max(0, Math.max(left - least - ball.x(), ball.x() - right - least));
    double dy = Math.max(0, Math.max(bottom - least - ball.y(), ball.y() - top - least));
    return dx * dx + dy * dy <= radius * radius;
  }
}
