// As far from the other end
// The point given lies as far from b as the closest point lies from a.
import touchline.geometry.*;

class Solution {
  static Vec2 farthestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double t = Math.max(0, Math.min(1, p.minus(a).dot(d) / d.dot(d)));
    return b.minus(d.times(t));
  }
}
