// wrong C6
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    Vec2 way = a.minus(b);
    double reach = radiusA + radiusB;
    if (way.length() == 0) return new Vec2(0, reach);
    if (way.lengthSquared() >= reach) return Vec2.ZERO;
    return way.unit().times(reach - way.length());
  }
}
