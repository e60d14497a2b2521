// wrong C18
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    Vec2 way = a.minus(b);
    double distance = way.length();
    double depth = radiusA + radiusB - distance;
    if (depth <= 0) return a;
    if (distance == 0) return a.plus(new Vec2(0, depth));
    return a.plus(way.unit().times(depth));
  }
}
