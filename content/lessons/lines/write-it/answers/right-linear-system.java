// right
import touchline.geometry.*;

class Solution {
  static double signedDistance(Vec2 a, Vec2 b, Vec2 p) {
    // p = a + s d + k n with n the unit normal: two equations, by Cramer's rule.
    double dx = b.x() - a.x(), dy = b.y() - a.y();
    double l = Math.sqrt(dx * dx + dy * dy);
    double nx = -dy / l, ny = dx / l;
    double rx = p.x() - a.x(), ry = p.y() - a.y();
    double det = dx * ny - dy * nx;
    double k = (dx * ry - dy * rx) / det;
    return k;
  }
}
