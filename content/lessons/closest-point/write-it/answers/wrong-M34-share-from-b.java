// wrong M34
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    if (d.length() == 0) return a;
    double t = Math.max(0, Math.min(1, p.minus(b).dot(d) / d.dot(d)));
    return a.plus(d.times(t));
  }
}
