// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 away = center.minus(closestPoint(a, b, center));
    double dist = away.length();
    if (dist >= radius) return Vec2.ZERO;
    if (dist < 1e-12) return onSegment(a, b, radius);
    return away.times((radius - dist) / dist);
  }

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() == b.x()) {
      double lo = Math.min(a.y(), b.y()), hi = Math.max(a.y(), b.y());
      return new Vec2(a.x(), Math.max(lo, Math.min(hi, p.y())));
    }
    double m = (b.y() - a.y()) / (b.x() - a.x());
    double x = a.x() + (p.x() - a.x() + m * (p.y() - a.y())) / (1 + m * m);
    double lo = Math.min(a.x(), b.x()), hi = Math.max(a.x(), b.x());
    x = Math.max(lo, Math.min(hi, x));
    return new Vec2(x, a.y() + m * (x - a.x()));
  }

  static Vec2 onSegment(Vec2 a, Vec2 b, double radius) {
    if (a.equals(b)) return new Vec2(0, radius);
    return b.minus(a).perpendicular().unit().times(radius);
  }
}
