// wrong M07
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double l = d.length();
    if (l == 0) return a;
    double s = p.minus(a).dot(d) / l;
    if (s < 0) return a;
    if (s > l) s = l;
    return a.plus(d.times(s));
  }
}
