// wrong C28
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    Vec2 v = a.minus(b);
    double depth = radiusA + radiusB - v.length();
    if (depth <= 0 || v.length() == 0) return new Vec2(0, 0);
    return v.unit().times(depth);
  }
}
