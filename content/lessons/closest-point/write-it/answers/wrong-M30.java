// wrong M30
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    Vec2 w = p.minus(a);
    double n = d.dot(d);
    double L = Math.sqrt(n);
    if (n == 0) return a;
    Vec2 foot = a.plus(d.times(w.dot(d) / n));
    return foot.times(2).minus(p);
  }

  static double clamp(double t) {
    return Math.max(0, Math.min(1, t));
  }
}
