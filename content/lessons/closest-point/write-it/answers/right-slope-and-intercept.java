// right
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() == b.x()) {
      double lo = Math.min(a.y(), b.y()), hi = Math.max(a.y(), b.y());
      return new Vec2(a.x(), Math.max(lo, Math.min(hi, p.y())));
    }
    double m = (b.y() - a.y()) / (b.x() - a.x());
    double x = a.x() + (p.x() - a.x() + m * (p.y() - a.y())) / (1 + m * m);
    double lo = Math.min(a.x(), b.x()), hi = Math.max(a.x(), b.x());
    x = Math.max(lo, Math.min(hi, x));
    return new Vec2(x, a.y() + m * (x - a.x()));
  }
}
