// wrong L23+L7
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    if (a.y() == b.y()) return p.y() - a.y();
    if (a.x() == b.x()) return a.x() - p.x();
    return b.minus(a).cross(p.minus(a)) / b.minus(a).length();
  }
}
