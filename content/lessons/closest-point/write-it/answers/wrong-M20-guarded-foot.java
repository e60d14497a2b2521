// wrong M20
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() == b.x()) return new Vec2(a.x(), p.y());
    double slope = (b.y() - a.y()) / (b.x() - a.x());
    double c = a.y() - slope * a.x();
    return new Vec2(p.x(), slope * p.x() + c);
  }
}
