// wrong M13
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = a.minus(b);
    double n = d.lengthSquared();
    if (n == 0) return a;
    double t = p.minus(a).dot(d) / n;
    t = Math.min(1, Math.max(0, t));
    return a.plus(d.times(t));
  }
}
