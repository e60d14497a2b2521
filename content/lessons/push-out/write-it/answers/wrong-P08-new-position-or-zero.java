// wrong P08
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, Vec2 b, Vec2 center, double radius) {
    Vec2 q = near(a, b, center), w = center.minus(q);
    if (w.length() < radius && w.length() > 0) return q.plus(w.times(radius / w.length()));
    return Vec2.ZERO;
  }

  static Vec2 near(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double e = p.minus(a).dot(d);
    if (e <= 0) return a;
    return e >= d.dot(d) ? b : a.plus(d.times(e / d.dot(d)));
  }
}
