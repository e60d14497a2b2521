// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 q = near(a, b, center), w = center.minus(q);
    if (w.length() >= radius) return Vec2.ZERO;
    Vec2 dir = w.length() == 0 ? (a.equals(b) ? new Vec2(0, 1) : b.minus(a).perpendicular().unit()) : w.unit();
    double lo = 0, hi = radius;
    for (int i = 0; i < 100; i++) {
      double m = (lo + hi) / 2;
      if (w.plus(dir.times(m)).length() < radius) lo = m; else hi = m;
    }
    return dir.times(hi);
  }

  static Vec2 near(Vec2 a, Vec2 b, Vec2 p) {
    if (a.equals(b)) return a;
    return a.plus(b.minus(a).times(Math.max(0, Math.min(1, p.minus(a).dot(b.minus(a)) / b.minus(a).lengthSquared()))));
  }
}
