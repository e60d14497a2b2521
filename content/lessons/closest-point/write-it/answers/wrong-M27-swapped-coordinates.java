// wrong M27
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 d = b.minus(a);
    double n = d.lengthSquared();
    double t = n == 0 ? 0 : Math.max(0, Math.min(1, p.minus(a).dot(d) / n));
    double x = a.x() + t * d.x(), y = a.y() + t * d.y();
    return new Vec2(y, x);
  }
}
