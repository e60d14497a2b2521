// wrong A06
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    double dx = b.x() - a.x(), dy = b.y() - a.y();
    double length = Math.abs(dx) + Math.abs(dy);
    return (dx * (p.y() - a.y()) - dy * (p.x() - a.x())) / length;
  }
}
