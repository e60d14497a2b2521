// right
import touchline.geometry.*;

class Solution {
  static boolean reaches(Vec2 ball, double radius, Circle[] circles) {
    double dx = gap(ball.x(), circles, true);
    double dy = gap(ball.y(), circles, false);
    return dx * dx + dy * dy <= radius * radius;
  }

  static double gap(double p, Circle[] circles, boolean alongX) {
    double low = Double.POSITIVE_INFINITY, high = Double.NEGATIVE_INFINITY;
    for (Circle c : circles) {
      double m = alongX ? c.center().x() : c.center().y();
      low = Math.min(low, m - c.radius());
      high = Math.max(high, m + c.radius());
    }
    return p < low ? low - p : p > high ? p - high : 0;
  }
}
