// wrong M22
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    if (d.length() == 0) return a;
    double t = p.minus(a).dot(d) / (d.length() * d.length());
    if (0 <= t && t <= 1) return a.plus(d.times(t));
    return b;
  }
}
