// wrong M01
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() == b.x()) return new Vec2(a.x(), p.y());
    double m = (b.y() - a.y()) / (b.x() - a.x());
    double x = (p.x() + m * p.y() - m * (a.y() - m * a.x())) / (1 + m * m);
    return new Vec2(x, a.y() + m * (x - a.x()));
  }
}
