// wrong M31
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 u = b.minus(a).unit();
    double s = Math.max(0, Math.min(b.minus(a).length(), p.minus(a).dot(u)));
    return a.plus(u.times(s));
  }
}
