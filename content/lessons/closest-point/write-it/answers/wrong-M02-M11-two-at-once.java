// wrong M02+M11
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double n = d.lengthSquared();
    double t = n == 0 ? 0 : p.minus(a).dot(d) / n;
    if (t < 0) t = 0;
    return d.times(t);
  }
}
