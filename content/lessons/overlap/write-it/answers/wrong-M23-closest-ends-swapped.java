// wrong M23
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 q = closestPoint(a, b, center);
    double dx = q.x() - center.x(), dy = q.y() - center.y();
    return !(Math.sqrt(dx * dx + dy * dy) > radius);
  }

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double n = d.lengthSquared(), e = p.minus(a).dot(d);
    if (n == 0) return a;
    if (e < 0) return b;
    if (e > n) return a;
    return a.plus(d.times(e / n));
  }
}
