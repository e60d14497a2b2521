// wrong P20
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 ba = a.minus(b);
    double t = ba.length() == 0 ? 0 : Math.max(0, Math.min(1, center.minus(b).dot(ba) / ba.dot(ba)));
    Vec2 v = center.minus(b.plus(ba.times(t)));
    double d = v.length();
    if (d >= radius) return new Vec2(0, 0);
    if (d > 0) return v.times((radius - d) / d);
    if (ba.length() == 0) return new Vec2(0, radius);
    return ba.unit().perpendicular().times(radius);
  }
}
