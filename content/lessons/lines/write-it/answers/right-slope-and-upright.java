// right
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    double dx = b.x() - a.x();
    if (dx == 0) {
      return b.y() > a.y() ? a.x() - p.x() : p.x() - a.x();
    }
    double m = (b.y() - a.y()) / dx;
    double c = a.y() - m * a.x();
    double above = (p.y() - m * p.x() - c) / Math.sqrt(m * m + 1);
    return dx > 0 ? above : -above;
  }
}
