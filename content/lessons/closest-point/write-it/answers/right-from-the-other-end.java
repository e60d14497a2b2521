// right
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = a.minus(b);
    double l2 = d.x() * d.x() + d.y() * d.y();
    if (!(l2 > 0)) return a;
    double t = (p.minus(b)).dot(d) / l2;
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    return b.plus(d.times(t));
  }
}
