// wrong P01+P04
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 w = near(a, b, center).minus(center);
    double depth = radius - w.length();
    return depth <= 0 ? Vec2.ZERO : w.times(depth);
  }

  static Vec2 near(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double e = p.minus(a).dot(d);
    if (e <= 0) return a;
    return e >= d.dot(d) ? b : a.plus(d.times(e / d.dot(d)));
  }
}
