// wrong O14
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 c, double circleRadius) {
    double r = stadiumRadius + circleRadius;
    Vec2 d = b.minus(a);
    Vec2 w = c.minus(a);
    double n = d.dot(d);
    if (n == 0) return w.length() <= r;
    return c.x() >= Math.min(a.x(), b.x()) - r && c.x() <= Math.max(a.x(), b.x()) + r && c.y() >= Math.min(a.y(), b.y()) - r && c.y() <= Math.max(a.y(), b.y()) + r;
  }
}
