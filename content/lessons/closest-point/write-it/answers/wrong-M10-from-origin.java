// wrong M10
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double n = d.lengthSquared();
    if (n == 0) return a;
    double t = (p.x() * d.x() + p.y() * d.y()) / n;
    return t <= 0 ? a : t >= 1 ? b : a.plus(d.times(t));
  }
}
