// right
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    double dx = b.x() - a.x();
    double dy = b.y() - a.y();
    if (Math.abs(dx) >= Math.abs(dy)) {
      double m = dy / dx;
      return Math.signum(dx) * (p.y() - a.y() - m * (p.x() - a.x())) / Math.sqrt(1 + m * m);
    }
    double m = dx / dy;
    return Math.signum(dy) * (m * (p.y() - a.y()) - (p.x() - a.x())) / Math.sqrt(1 + m * m);
  }
}
