// wrong P24
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 ab = b.minus(a);
    double t = 0;
    if (ab.length() > 0) t = Math.max(0, Math.min(1, center.minus(a).dot(ab) / ab.dot(ab)));
    Vec2 v = center.minus(a.plus(ab.times(t)));
    double d = v.length();
    if (d >= radius) return new Vec2(0, 0);
    if (d > 0) return v.times((radius - d) / d);
    if (ab.length() == 0) return new Vec2(0, radius);
    return ab.perpendicular().times(radius);
  }
}
