// right
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    double scale = Math.max(Math.abs(b.x() - a.x()), Math.abs(b.y() - a.y()));
    if (scale == 0) return a;
    Vec2 d = b.minus(a).times(1 / scale), w = p.minus(a).times(1 / scale);
    double t = w.dot(d) / d.dot(d);
    t = Math.min(Math.max(t, 0), 1);
    return a.plus(d.times(t * scale));
  }
}
