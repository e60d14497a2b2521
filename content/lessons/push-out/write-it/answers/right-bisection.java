// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 q = closest(a, b, center);
    Vec2 v = center.minus(q);
    double D = v.length();
    if (D >= radius) return new Vec2(0, 0);
    if (D < 1e-7) return left(a, b).times(radius);
    return v.times((radius - D) / D);
  }

  static Vec2 left(Vec2 a, Vec2 b) {
    Vec2 d = b.minus(a);
    if (d.length() == 0) return new Vec2(0, 1);
    return new Vec2(-d.y() / d.length(), d.x() / d.length());
  }

  static Vec2 closest(Vec2 a, Vec2 b, Vec2 p) {
    double dx = b.x() - a.x(), dy = b.y() - a.y();
    double lo = 0, hi = 1;
    int rounds = 60;
    while (rounds-- > 0) {
      double mid = (lo + hi) / 2;
      double slope = (a.x() + mid * dx - p.x()) * dx + (a.y() + mid * dy - p.y()) * dy;
      if (slope > 0) hi = mid; else lo = mid;
    }
    return new Vec2(a.x() + lo * dx, a.y() + lo * dy);
  }
}
