// wrong M14
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 w = p.minus(a), d = b.minus(a);
    if (w.lengthSquared() == 0) return a;
    double t = w.dot(d) / (w.x() * w.x() + w.y() * w.y());
    if (t < 0) t = 0;
    if (t > 1) t = 1;
    return a.plus(d.times(t));
  }
}
