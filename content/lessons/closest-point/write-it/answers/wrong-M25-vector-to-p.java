// wrong M25
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.equals(b)) return p.minus(a);
    Vec2 u = b.minus(a).unit();
    double s = Math.max(0, Math.min(b.minus(a).length(), p.minus(a).dot(u)));
    return p.minus(a.plus(u.times(s)));
  }
}
