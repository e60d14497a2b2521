// wrong M20
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() == b.x()) return new Vec2(a.x(), Math.max(Math.min(a.y(), b.y()), Math.min(Math.max(a.y(), b.y()), p.y())));
    double x = Math.max(Math.min(a.x(), b.x()), Math.min(Math.max(a.x(), b.x()), p.x()));
    return new Vec2(x, a.y() + (x - a.x()) * (b.y() - a.y()) / (b.x() - a.x()));
  }
}
