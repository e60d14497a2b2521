// wrong M28
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {

    Vec2 d = b.minus(a);
    if (d.lengthSquared() == 0) return a;
    double t = p.minus(a).dot(b) / d.lengthSquared();
    if (t < 0) t = 0;
    if (t > 1) t = 1;
    return a.plus(d.times(t));
  }
}
