// right
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    double x, y;
    if (a.x() == b.x()) {
      x = a.x();
      y = Math.max(Math.min(a.y(), b.y()), Math.min(Math.max(a.y(), b.y()), center.y()));
    } else {
      double m = (b.y() - a.y()) / (b.x() - a.x());
      x = a.x() + (center.x() - a.x() + m * (center.y() - a.y())) / (1 + m * m);
      x = Math.max(Math.min(a.x(), b.x()), Math.min(Math.max(a.x(), b.x()), x));
      y = a.y() + m * (x - a.x());
    }
    return Math.hypot(center.x() - x, center.y() - y) <= radius;
  }
}
