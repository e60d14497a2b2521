// wrong A46
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {

    double dx = a.x() - b.x(), dy = a.y() - b.x();
    double d = Math.hypot(dx, dy);
    double depth = radiusA + radiusB - d;
    if (depth <= 0) return new Vec2(0, 0);
    if (d == 0) return new Vec2(0, depth);
    return new Vec2(dx / d * depth, dy / d * depth);
  }
}
