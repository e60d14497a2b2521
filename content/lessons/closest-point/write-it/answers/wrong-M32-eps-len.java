// wrong M32
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 ab = b.minus(a);
    double l2 = ab.dot(ab);
    if (l2 < 1e-3) return a;
    double t = Math.min(1, Math.max(0, p.minus(a).dot(ab) / l2));
    return a.plus(ab.times(t));
  }
}
