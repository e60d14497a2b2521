// wrong M20
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() == b.x()) return a;
    double m = (b.y() - a.y()) / (b.x() - a.x());
    return new Vec2(p.x(), a.y() + m * (p.x() - a.x()));
  }
}
