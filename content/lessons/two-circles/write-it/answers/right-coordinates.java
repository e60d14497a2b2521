// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    double dx = a.x() - b.x();
    double dy = a.y() - b.y();
    double d = Math.sqrt(dx * dx + dy * dy);
    double r = radiusA + radiusB;
    if (d >= r) return new Vec2(0, 0);
    if (d == 0) return new Vec2(0, r);
    double k = (r - d) / d;
    return new Vec2(dx * k, dy * k);
  }
}
