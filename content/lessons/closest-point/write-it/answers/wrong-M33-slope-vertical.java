// wrong M33
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() == b.x()) return a;
    double m = (b.y() - a.y()) / (b.x() - a.x());
    double x = (m * (p.y() - a.y()) + p.x() + m * m * a.x()) / (m * m + 1);
    x = Math.max(Math.min(a.x(), b.x()), Math.min(Math.max(a.x(), b.x()), x));
    return new Vec2(x, a.y() + m * (x - a.x()));
  }
}
