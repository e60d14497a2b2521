// wrong M10
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 q = closestPoint(a, b, center);
    double dx = q.x() - center.x(), dy = q.y() - center.y();
    return !(Math.sqrt(dx * dx + dy * dy) > radius);
  }

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double n = d.lengthSquared();
    if (n == 0) return a;
    double t = (p.x() * d.x() + p.y() * d.y()) / n;
    return t <= 0 ? a : t >= 1 ? b : a.plus(d.times(t));
  }
}
