// wrong A05
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a);
    double t = d.length() == 0 ? 0 : Math.min(1, Math.max(0, center.minus(a).dot(d) / d.dot(d)));
    Vec2 v = center.minus(a.plus(d.times(t)));
    double d2 = v.lengthSquared();
    if (d2 >= radius * radius) return Vec2.ZERO;
    if (d2 == 0) return d.length() == 0 ? new Vec2(0, radius) : d.perpendicular().unit().times(radius);
    return v.unit().times(radius - d2);
  }
}
