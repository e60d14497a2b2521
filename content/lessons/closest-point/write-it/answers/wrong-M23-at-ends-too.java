// wrong M23
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {

    Vec2 d = b.minus(a);
    if (d.length() == 0) return a;
    double t = p.minus(a).dot(d) / d.lengthSquared();
    if (t <= 0 || t >= 1) return t > 0 ? a : b;
    return a.plus(d.times(t));
  }
}
