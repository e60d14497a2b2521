// wrong M11
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    if (d.length() == 0) return Vec2.ZERO;
    double t = Math.max(0, Math.min(1, p.minus(a).dot(d) / d.dot(d)));
    return new Vec2(d.x() * t, d.y() * t);
  }
}
