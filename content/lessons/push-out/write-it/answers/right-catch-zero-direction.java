// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 d = b.minus(a);
    double n = d.dot(d);
    double t = n > 0 ? center.minus(a).dot(d) / n : 0;
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    Vec2 w = center.minus(a.plus(d.times(t)));
    double depth = radius - w.length();
    if (depth <= 0) return Vec2.ZERO;
    try {
      return w.unit().times(depth);
    } catch (IllegalArgumentException e) {
      return n > 0 ? d.perpendicular().unit().times(depth) : new Vec2(0, depth);
    }
  }
}
