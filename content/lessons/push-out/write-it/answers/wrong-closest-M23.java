// wrong M23
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 q = closest(a, b, center);
    Vec2 v = center.minus(q);
    double D = v.length();
    if (D >= radius) return new Vec2(0, 0);
    if (D == 0) return left(a, b).times(radius);
    return v.times((radius - D) / D);
  }

  static Vec2 left(Vec2 a, Vec2 b) {
    Vec2 d = b.minus(a);
    if (d.length() == 0) return new Vec2(0, 1);
    return new Vec2(-d.y() / d.length(), d.x() / d.length());
  }

  static Vec2 closest(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    Vec2 w = p.minus(a);
    double n = d.dot(d);
    double L = Math.sqrt(n);
    if (n == 0) return a;
    double t = w.dot(d) / n;
    return t < 0 ? b : t > 1 ? a : a.plus(d.times(t));
  }

  static double clamp(double t) {
    return Math.max(0, Math.min(1, t));
  }
}
