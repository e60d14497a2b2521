// wrong -
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    Vec2 way = a.minus(b);
    double distance = way.length();
    double reach = radiusA + radiusB;
    double depth = reach - distance;
    if (depth <= 0) return Vec2.ZERO;
    if (way.length() == 0) return new Vec2(0, radiusA + radiusB);
    return way.times(depth / reach);
  }
}
