// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 q = near(a, b, center), w = center.minus(q);
    if (w.length() >= radius) return Vec2.ZERO;
    double angle = w.length() > 0 ? Math.atan2(w.y(), w.x()) : a.equals(b) ? Math.PI / 2 : Math.atan2(b.y() - a.y(), b.x() - a.x()) + Math.PI / 2;
    double depth = radius - w.length();
    return new Vec2(depth * Math.cos(angle), depth * Math.sin(angle));
  }

  static Vec2 near(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double e = p.minus(a).dot(d);
    return e <= 0 ? a : e >= d.dot(d) ? b : a.plus(d.times(e / d.dot(d)));
  }
}
