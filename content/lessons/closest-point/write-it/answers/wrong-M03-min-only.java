// wrong M03
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 v = b.minus(a);
    double l = v.length();
    if (l < 1e-9) return b;
    double s = p.minus(a).dot(v.times(1 / l));
    if (s > l) return b;
    return a.plus(v.times(s / l));
  }
}
