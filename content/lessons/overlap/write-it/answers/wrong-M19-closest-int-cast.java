// wrong M19
import touchline.geometry.*;

class Solution {
  static boolean overlaps(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 q = closestPoint(a, b, center);
    double dx = q.x() - center.x(), dy = q.y() - center.y();
    return !(Math.sqrt(dx * dx + dy * dy) > radius);
  }

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    int dx = (int) (b.x() - a.x()), dy = (int) (b.y() - a.y());
    if (a.equals(b)) return a;
    double t = (int) (((p.x() - a.x()) * (b.x() - a.x()) + (p.y() - a.y()) * (b.y() - a.y())) / b.minus(a).lengthSquared());
    t = Math.max(0, Math.min(1, t));
    return a.plus(b.minus(a).times(t));
  }
}
