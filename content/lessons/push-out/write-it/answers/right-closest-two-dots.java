// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 q = closestPoint(a, b, center);
    double dx = center.x() - q.x(), dy = center.y() - q.y();
    double d = Math.sqrt(dx * dx + dy * dy);
    if (d == 0) return onSegment(a, b, radius);
    if (d > radius) return new Vec2(0, 0);
    return new Vec2(dx / d * (radius - d), dy / d * (radius - d));
  }

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.equals(b)) return b;
    Vec2 u = p.minus(a), v = b.minus(a), w = p.minus(b);
    if (u.dot(v) < 0) return a;
    if (w.dot(v) > 0) return b;
    return new Vec2(a.x() + v.x() * u.dot(v) / v.lengthSquared(), a.y() + v.y() * u.dot(v) / v.lengthSquared());
  }

  static Vec2 onSegment(Vec2 a, Vec2 b, double radius) {
    if (a.equals(b)) return new Vec2(0, radius);
    return b.minus(a).perpendicular().unit().times(radius);
  }
}
