// wrong M01
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 lo = a.minus(b.minus(a).times(1000)), hi = a.plus(b.minus(a).times(1000));
    for (int i = 0; i < 80; i++) {
      Vec2 m = lo.plus(hi).times(0.5);
      if (p.minus(m).dot(b.minus(a)) > 0) lo = m; else hi = m;
    }
    return lo;
  }
}
