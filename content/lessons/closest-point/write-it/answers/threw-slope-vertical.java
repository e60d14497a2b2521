// threw -
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.equals(b)) return a;
    double m = (b.y() - a.y()) / (b.x() - a.x());
    double x = (p.x() + m * (p.y() - a.y()) + m * m * a.x()) / (1 + m * m);
    double lo = Math.min(a.x(), b.x()), hi = Math.max(a.x(), b.x());
    x = Math.max(lo, Math.min(hi, x));
    return new Vec2(x, a.y() + m * (x - a.x()));
  }
}
