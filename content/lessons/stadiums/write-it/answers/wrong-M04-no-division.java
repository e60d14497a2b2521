// wrong M04
import touchline.geometry.*;

class Solution {
  static boolean overlapsStadium(Vec2 a, Vec2 b, double stadiumRadius, Vec2 center, double circleRadius) {
    double radius = stadiumRadius + circleRadius;
    Vec2 q = closestPoint(a, b, center);
    double dx = q.x() - center.x(), dy = q.y() - center.y();
    return !(Math.sqrt(dx * dx + dy * dy) > radius);
  }

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double t = d.x() * (p.x() - a.x()) + d.y() * (p.y() - a.y());
    if (t < 0) return a;
    if (t > 1) return b;
    return a.plus(d.times(t));
  }
}
