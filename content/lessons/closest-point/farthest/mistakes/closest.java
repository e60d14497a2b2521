// The closest point
// The point given is the closest one.
import touchline.geometry.*;

class Solution {
  static Vec2 farthestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double t = Math.max(0, Math.min(1, p.minus(a).dot(d) / d.dot(d)));
    return a.plus(d.times(t));
  }
}
