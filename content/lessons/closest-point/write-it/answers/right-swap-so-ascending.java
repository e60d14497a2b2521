// right
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() > b.x() || (a.x() == b.x() && a.y() > b.y())) return closestPoint(b, a, p);
    if (a.equals(b)) return a;
    Vec2 d = b.minus(a);
    return a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / d.lengthSquared()))));
  }
}
