// right
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.equals(b)) return b;
    Vec2 u = p.minus(a), v = b.minus(a), w = p.minus(b);
    if (u.dot(v) < 0) return a;
    if (w.dot(v) > 0) return b;
    return new Vec2(a.x() + v.x() * u.dot(v) / v.lengthSquared(), a.y() + v.y() * u.dot(v) / v.lengthSquared());
  }
}
