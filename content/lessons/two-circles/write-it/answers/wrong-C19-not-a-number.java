// wrong C19
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    double dx = a.x() - b.x(), dy = a.y() - b.y();
    double d = Math.hypot(dx, dy);
    if (d >= radiusA + radiusB) return Vec2.ZERO;
    double k = (radiusA + radiusB - d) / d;
    return new Vec2(k * dx, k * dy);
  }
}
