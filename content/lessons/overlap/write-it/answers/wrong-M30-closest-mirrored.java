// wrong M30
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 q = closestPoint(a, b, center);
    double dx = q.x() - center.x(), dy = q.y() - center.y();
    return !(Math.sqrt(dx * dx + dy * dy) > radius);
  }

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.equals(b)) return a;
    Vec2 n = b.minus(a).perpendicular().unit();
    return p.minus(n.times(2 * n.dot(p.minus(a))));
  }
}
