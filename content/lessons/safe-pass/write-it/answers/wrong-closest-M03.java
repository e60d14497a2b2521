// wrong M03
import touchline.geometry.*;

class Solution {
  //@@MEMBERS: safe-pass/parts/clean-by-distance

  static Vec2 closest(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    Vec2 w = p.minus(a);
    double n = d.dot(d);
    double L = Math.sqrt(n);
    if (n == 0) return a;
    return a.plus(d.times(Math.min(1, w.dot(d) / n)));
  }

  static double clamp(double t) {
    return Math.max(0, Math.min(1, t));
  }
}
