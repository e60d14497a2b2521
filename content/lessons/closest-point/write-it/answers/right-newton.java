// right
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double t = 0.5;
    for (int i = 0; i < 3 && d.lengthSquared() > 0; i++) {
      double gradient = 2 * a.plus(d.times(t)).minus(p).dot(d);
      t -= gradient / (2 * d.lengthSquared());
    }
    t = Math.max(0, Math.min(1, t));
    return a.plus(d.times(t));
  }
}
