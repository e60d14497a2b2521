// wrong M20
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
    if (Math.abs(b.x() - a.x()) < 1e-9) {
      double lo = Math.min(a.y(), b.y()), hi = Math.max(a.y(), b.y());
      return new Vec2(a.x(), Math.max(lo, Math.min(hi, p.y())));
    }
    double k = (p.x() - a.x()) / (b.x() - a.x());
    return new Vec2(p.x(), a.y() + k * (b.y() - a.y()));
  }

  static Vec2 onSegment(Vec2 a, Vec2 b, double radius) {
    if (a.equals(b)) return new Vec2(0, radius);
    return b.minus(a).perpendicular().unit().times(radius);
  }
}
