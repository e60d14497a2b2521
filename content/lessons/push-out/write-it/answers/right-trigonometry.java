// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 q = closest(a, b, center);
    Vec2 v = center.minus(q);
    double D = v.length();
    if (D >= radius) return new Vec2(0, 0);
    if (D < 1e-12) return left(a, b).times(radius);
    return v.times((radius - D) / D);
  }

  static Vec2 left(Vec2 a, Vec2 b) {
    Vec2 d = b.minus(a);
    if (d.length() == 0) return new Vec2(0, 1);
    return new Vec2(-d.y() / d.length(), d.x() / d.length());
  }

  static Vec2 closest(Vec2 a, Vec2 b, Vec2 p) {
    double length = Math.hypot(b.x() - a.x(), b.y() - a.y());
    if (length < 1e-12) return a;
    double theta = Math.atan2(b.y() - a.y(), b.x() - a.x());
    double phi = Math.atan2(p.y() - a.y(), p.x() - a.x());
    double reach = Math.hypot(p.x() - a.x(), p.y() - a.y());
    double along = reach * Math.cos(phi - theta);
    along = Math.min(Math.max(along, 0), length);
    return new Vec2(a.x() + along * Math.cos(theta), a.y() + along * Math.sin(theta));
  }
}
