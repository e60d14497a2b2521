// wrong M31
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 ab = b.minus(a);
    if (ab.length() == 0) {
      double d0 = center.minus(a).length();
      return d0 < radius ? new Vec2(0, radius - d0) : new Vec2(0, 0);
    }
    double t = Math.max(0, Math.min(1, center.minus(a).dot(ab) / ab.dot(ab)));
    Vec2 v = center.minus(a.plus(ab.times(t)));
    double d = v.length();
    if (d >= radius) return new Vec2(0, 0);
    if (d == 0) return ab.perpendicular().unit().times(radius);
    return v.unit().times(radius - d);
  }
}
