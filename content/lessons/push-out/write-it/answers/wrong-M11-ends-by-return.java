// wrong M11
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    if (d.length() == 0) return a;
    double s = p.minus(a).dot(d.unit());
    if (s <= 0) return a;
    if (s >= d.length()) return b;
    return d.unit().times(s);
  }
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 v = center.minus(closestPoint(a, b, center));
    double dist = v.length();
    if (dist >= radius) return Vec2.ZERO;
    if (dist == 0) return a.equals(b) ? new Vec2(0, radius) : b.minus(a).perpendicular().unit().times(radius);
    return v.unit().times(radius - dist);
  }
}
