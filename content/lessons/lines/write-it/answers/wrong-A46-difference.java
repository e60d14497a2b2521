// wrong A46
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {

    double dx = b.x() - a.x(), dy = b.y() - a.y();
    return (dx * (p.y() - a.x()) - dy * (p.x() - a.x())) / Math.sqrt(dx * dx + dy * dy);
  }
}
