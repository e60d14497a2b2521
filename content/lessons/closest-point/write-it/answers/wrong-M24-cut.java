// wrong M24
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    if (d.lengthSquared() == 0) return a;
    double t = Math.max(0, Math.min(1, p.minus(a).dot(d) / d.lengthSquared()));
    Vec2 q = a.plus(d.times(t));
    return new Vec2((int) q.x(), (int) q.y());
  }
}
