// wrong M02
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    record R(Vec2 o, Vec2 d) { Vec2 at(double t) { return o.plus(d.times(t)); } }
    R ray = new R(a, b.minus(a));
    double l2 = ray.d().lengthSquared();
    return l2 == 0 ? a : ray.at(Math.max(0.0, p.minus(a).dot(ray.d()) / l2));
  }
}
