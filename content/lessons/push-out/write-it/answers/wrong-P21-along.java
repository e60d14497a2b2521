// wrong P21
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 ab = b.minus(a);
    double t = ab.length() == 0 ? 0 : center.minus(a).dot(ab) / ab.lengthSquared();
    Vec2 v = center.minus(a.plus(ab.times(Math.max(0, Math.min(1, t)))));
    if (v.length() >= radius) return Vec2.ZERO;
    if (v.length() > 0) return v.unit().times(radius - v.length());
    return ab.length() == 0 ? new Vec2(0, radius) : ab.unit().times(radius);
  }
}
