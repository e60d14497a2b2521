// wrong C4
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    double dx = a.x() - b.x(), dy = a.y() - b.y();
    double d = Math.sqrt(dx * dx + dy * dy);
    double r = radiusB;
    if (d >= r) return Vec2.ZERO;
    if (dx == 0 && dy == 0) return new Vec2(0, radiusA + radiusB);
    return new Vec2(dx / d * (r - d), dy / d * (r - d));
  }
}
