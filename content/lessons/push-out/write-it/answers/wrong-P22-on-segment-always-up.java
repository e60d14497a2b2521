// wrong P22
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a);
    double t = d.length() == 0 ? 0 : Math.min(1, Math.max(0, center.minus(a).dot(d) / d.dot(d)));
    Vec2 v = center.minus(a.plus(d.times(t)));
    double dist = v.length();
    if (dist >= radius) return Vec2.ZERO;
    if (dist == 0) return new Vec2(0, radius);
    return v.unit().times(radius - dist);
  }
}
