// wrong P22
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    if (center.equals(a) || center.equals(b)) return new Vec2(0, radius);
    Vec2 ab = b.minus(a);
    double l2 = ab.lengthSquared();
    double t = l2 == 0 ? 0 : center.minus(a).dot(ab) / l2;
    t = t < 0 ? 0 : (t > 1 ? 1 : t);
    Vec2 v = center.minus(a.plus(ab.times(t)));
    double d = v.length();
    if (d >= radius) return new Vec2(0, 0);
    if (d == 0) return ab.unit().perpendicular().times(radius);
    return v.unit().times(radius - d);
  }
}
