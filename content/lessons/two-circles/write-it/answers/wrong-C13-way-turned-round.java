// wrong C13
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    Vec2 way = b.minus(a);
    double depth = radiusA + radiusB - way.length();
    if (depth <= 0) return Vec2.ZERO;
    if (way.length() == 0) return new Vec2(0, depth);
    return way.unit().times(depth);
  }
}
