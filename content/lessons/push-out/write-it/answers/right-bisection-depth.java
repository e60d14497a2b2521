// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    if (dist(a, b, center) >= radius) return Vec2.ZERO;
    Vec2 dir = direction(a, b, center);
    double lo = 0, hi = radius;
    for (int i = 0; i < 100; i++) {
      double mid = (lo + hi) / 2;
      if (dist(a, b, center.plus(dir.times(mid))) < radius) lo = mid; else hi = mid;
    }
    return dir.times((lo + hi) / 2);
  }
  private static Vec2 closest(Vec2 a, Vec2 b, Vec2 p) {
    if (a.equals(b)) return a;
    Vec2 d = b.minus(a);
    double t = p.minus(a).dot(d) / d.dot(d);
    return t <= 0 ? a : t >= 1 ? b : a.plus(d.times(t));
  }
  private static double dist(Vec2 a, Vec2 b, Vec2 p) { return p.minus(closest(a, b, p)).length(); }
  private static Vec2 direction(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 v = p.minus(closest(a, b, p));
    if (v.length() > 0) return v.unit();
    return a.equals(b) ? new Vec2(0, 1) : b.minus(a).perpendicular().unit();
  }
}
