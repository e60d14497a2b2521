// wrong M12
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double n = d.lengthSquared();
    if (n == 0) return a;
    double dot = a.minus(p).dot(d);
    if (dot < 0) return a;
    if (dot > n) return b;
    return a.plus(d.times(dot / n));
  }
}
