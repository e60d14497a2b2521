// wrong M12+M27
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    if (d.length() == 0) return new Vec2(a.y(), a.x());
    double t = Math.max(0, Math.min(1, a.minus(p).dot(d) / d.lengthSquared()));
    Vec2 q = a.plus(d.times(t));
    return new Vec2(q.y(), q.x());
  }
}
