// right
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    double dx = b.x() - a.x(), dy = b.y() - a.y();
    double det = dx * dx + dy * dy;
    if (det == 0) return a;
    double wx = p.x() - a.x(), wy = p.y() - a.y();
    double t = (wx * dx + wy * dy) / det;
    double q = (dx * wy - dy * wx) / det;
    if (t >= 0 && t <= 1) return new Vec2(p.x() + q * dy, p.y() - q * dx);
    return t < 0 ? a : b;
  }
}
