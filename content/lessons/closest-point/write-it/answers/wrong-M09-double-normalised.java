// wrong M09
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    if (d.equals(Vec2.ZERO)) return a;
    Vec2 u = d.times(1 / d.lengthSquared());
    double t = p.minus(a).dot(u.times(1 / d.length()));
    return a.plus(d.times(Math.max(0, Math.min(1, t))));
  }
}
