// wrong L14+S03
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    return 0.5 * (a.x() * (b.y() - p.y()) + b.x() * (p.y() - a.y()) + p.x() * (a.y() - b.y()));
  }
}
