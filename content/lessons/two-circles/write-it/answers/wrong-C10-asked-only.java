// wrong C10
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    Vec2 way = a.minus(b);
    double reach = radiusA + radiusB;
    if (way.length() == 0) return new Vec2(0, reach);
    if (Math.abs(way.x()) >= reach || Math.abs(way.y()) >= reach) return Vec2.ZERO;
    return way.unit().times(reach - way.length());
  }
}
