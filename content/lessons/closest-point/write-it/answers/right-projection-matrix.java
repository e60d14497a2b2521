// right
import touchline.geometry.*;

class Solution {
  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    double dx = b.x() - a.x(), dy = b.y() - a.y(), n = dx * dx + dy * dy;
    if (n == 0) return a;
    double[][] m = {{dx * dx / n, dx * dy / n}, {dx * dy / n, dy * dy / n}};
    double wx = p.x() - a.x(), wy = p.y() - a.y();
    double fx = m[0][0] * wx + m[0][1] * wy, fy = m[1][0] * wx + m[1][1] * wy;
    double side = fx * dx + fy * dy;
    if (side < 0) return a;
    if (side > n) return b;
    return new Vec2(a.x() + fx, a.y() + fy);
  }
}
