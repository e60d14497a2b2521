// wrong C19
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    Vec2 way = a.minus(b);
    double depth = radiusA + radiusB - way.length();
    if (depth <= 0) return Vec2.ZERO;
    return way.unit().times(depth);
  }
}
