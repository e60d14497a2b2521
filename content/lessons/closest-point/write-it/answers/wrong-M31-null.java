// wrong M31
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.equals(b)) return null;
    Vec2 u = b.minus(a);
    double s = Math.max(0, Math.min(1, p.minus(a).dot(u) / u.dot(u)));
    return a.plus(u.times(s));
  }
}
