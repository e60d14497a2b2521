// wrong M34
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {

    Vec2 d = b.minus(a);
    if (d.lengthSquared() == 0) return a;
    double t = p.minus(a).dot(d) / d.lengthSquared();
    t = Math.max(0, Math.min(1, t));
    return b.minus(d.times(t));
  }
}
