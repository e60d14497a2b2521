// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    Vec2 way = a.minus(b);
    double reach = radiusA + radiusB;
    int sort = way.length() == 0 ? 0 : way.length() < reach ? 1 : 2;
    switch (sort) {
      case 0:
        return new Vec2(0, reach);
      case 1:
        return way.times((reach - way.length()) / way.length());
      default:
        return Vec2.ZERO;
    }
  }
}
