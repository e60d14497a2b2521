// wrong C16
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    Vec2 way = a.minus(b);
    double distance = way.length();
    double depth = radiusA + radiusB - distance;
    if (distance == 0) return new Vec2(0, depth);
    return way.times(depth / distance);
  }
}
