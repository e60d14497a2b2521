// wrong M18
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    Vec2 w = p.minus(a);
    double n = d.dot(d);
    double L = Math.sqrt(n);
    if (n == 0) return a;
    return new Vec2(Math.max(Math.min(a.x(), b.x()), Math.min(Math.max(a.x(), b.x()), p.x())), Math.max(Math.min(a.y(), b.y()), Math.min(Math.max(a.y(), b.y()), p.y())));
  }

  static double clamp(double t) {
    return Math.max(0, Math.min(1, t));
  }
}
