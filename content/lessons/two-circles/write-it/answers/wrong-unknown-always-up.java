// wrong -
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    double depth = radiusA + radiusB - a.minus(b).length();
    return depth <= 0 ? Vec2.ZERO : new Vec2(0, depth);
  }
}
