// wrong L7
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    if (a.x() == b.x()) return Math.abs(p.x() - a.x());
    return b.minus(a).cross(p.minus(a)) / b.minus(a).length();
  }
}
