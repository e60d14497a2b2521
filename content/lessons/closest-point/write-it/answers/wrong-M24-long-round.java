// wrong M24
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double t = d.lengthSquared() == 0 ? 0 : p.minus(a).dot(d) / d.lengthSquared();
    t = Math.max(0, Math.min(1, t));
    return new Vec2(Math.round(a.x() + t * d.x()), Math.round(a.y() + t * d.y()));
  }
}
