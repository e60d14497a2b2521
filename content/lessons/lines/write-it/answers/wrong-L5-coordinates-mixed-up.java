// wrong L5
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    double dx = b.x() - a.x(), dy = b.y() - a.y();
    double wx = p.x() - a.x(), wy = p.y() - a.y();
    return (dx * wx - dy * wy) / Math.sqrt(dx * dx + dy * dy);
  }
}
