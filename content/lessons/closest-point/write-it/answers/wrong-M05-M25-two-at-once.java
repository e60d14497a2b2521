// wrong M05+M25
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    if (d.length() == 0) return p.minus(a);
    double t = p.minus(a).dot(d) / d.length();
    t = t < 0 ? 0 : Math.min(t, 1);
    return p.minus(a.plus(d.times(t)));
  }
}
