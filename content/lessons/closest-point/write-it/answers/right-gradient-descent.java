// right
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double l2 = d.lengthSquared(), t = 0;
    for (int i = 0; i < 80; i++) {
      double g = l2 == 0 ? 0 : (a.plus(d.times(t)).minus(p)).dot(d) / l2;
      t = Math.min(1, Math.max(0, t - 0.5 * g));
    }
    return a.plus(d.times(t));
  }
}
