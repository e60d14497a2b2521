// wrong C29
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    Vec2 way = a.minus(b);
    double depth = radiusA + radiusB - way.length();
    if (depth <= 0) return Vec2.ZERO;
    Vec2 direction = way.length() == 0 ? new Vec2(1, 0) : way.unit();
    return direction.times(depth);
  }
}
