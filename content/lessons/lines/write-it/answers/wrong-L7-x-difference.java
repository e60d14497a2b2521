// wrong L7
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    double dx = b.x() - a.x();
    if (dx == 0) {
      return p.x() - a.x();
    }
    double m = (b.y() - a.y()) / dx;
    double above = (p.y() - a.y() - m * (p.x() - a.x())) / Math.sqrt(1 + m * m);
    return dx > 0 ? above : -above;
  }
}
