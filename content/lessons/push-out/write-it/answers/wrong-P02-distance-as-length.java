// wrong P02
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 w = center.minus(near(a, b, center));
    return w.length() < radius ? w : new Vec2(0, 0);
  }

  static Vec2 near(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double e = p.minus(a).dot(d);
    if (e <= 0) return a;
    return e >= d.dot(d) ? b : a.plus(d.times(e / d.dot(d)));
  }
}
