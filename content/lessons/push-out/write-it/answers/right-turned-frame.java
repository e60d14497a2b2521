// right
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
    double angle = Math.atan2(b.y() - a.y(), b.x() - a.x());
    double c = Math.cos(-angle), s = Math.sin(-angle);
    double end = (b.x() - a.x()) * c - (b.y() - a.y()) * s;
    double x = (p.x() - a.x()) * c - (p.y() - a.y()) * s;
    if (x < 0) x = 0;
    if (x > end) x = end;
    return new Vec2(a.x() + x * c, a.y() - x * s);
  }
}
