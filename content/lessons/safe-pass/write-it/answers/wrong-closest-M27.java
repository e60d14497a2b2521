// wrong M27
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-distance

  static Vec2 closest(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    Vec2 w = p.minus(a);
    double n = d.dot(d);
    double L = Math.sqrt(n);
    if (n == 0) return a;
    Vec2 q = a.plus(d.times(clamp(w.dot(d) / n)));
    return new Vec2(q.y(), q.x());
  }

  static double clamp(double t) {
    return Math.max(0, Math.min(1, t));
  }
}
