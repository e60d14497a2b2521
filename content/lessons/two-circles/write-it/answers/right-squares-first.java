// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    Vec2 way = a.minus(b);
    double reach = radiusA + radiusB;
    double square = way.dot(way);
    if (square >= reach * reach) return Vec2.ZERO;
    if (square == 0) return new Vec2(0, reach);
    double distance = Math.sqrt(square);
    return way.times(reach / distance - 1);
  }
}
