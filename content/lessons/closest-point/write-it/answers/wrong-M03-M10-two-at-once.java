// wrong M03+M10
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double n = d.lengthSquared();
    if (n == 0) return a;
    double t = p.dot(d) / n;
    return a.plus(d.times(Math.min(t, 1)));
  }
}
