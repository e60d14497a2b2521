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
    double lo = 0, hi = 1;
    Vec2 d = b.minus(a);
    for (int i = 0; i < 100; i++) {
      double m = lo + (hi - lo) / 3, n = hi - (hi - lo) / 3;
      double gap = (m - n) * ((m + n) * d.lengthSquared() - 2 * p.minus(a).dot(d));
      if (gap < 0) hi = n; else lo = m;
    }
    return a.plus(d.times(lo));
  }

  static Vec2 onSegment(Vec2 a, Vec2 b, double radius) {
    if (a.equals(b)) return new Vec2(0, radius);
    return b.minus(a).perpendicular().unit().times(radius);
  }
}
