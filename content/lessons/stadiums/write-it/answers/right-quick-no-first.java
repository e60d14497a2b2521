// right
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    double reach = stadiumRadius + circleRadius;
    if (center.x() < Math.min(a.x(), b.x()) - reach) return false;
    if (center.x() > Math.max(a.x(), b.x()) + reach) return false;
    if (center.y() < Math.min(a.y(), b.y()) - reach) return false;
    if (center.y() > Math.max(a.y(), b.y()) + reach) return false;
    return closestPoint(a, b, center).minus(center).length() <= reach;
  }

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double square = d.lengthSquared();
    if (square == 0) return a;
    double t = Math.max(0, Math.min(1, p.minus(a).dot(d) / square));
    return a.plus(d.times(t));
  }
}
