// right
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    if (d.lengthSquared() < 1e-9) return a;
    double t = p.minus(a).dot(d) / d.lengthSquared();
    return t <= 1e-12 ? a : t >= 1 - 1e-12 ? b : a.plus(d.times(t));
  }
}
