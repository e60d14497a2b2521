// wrong C24
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    if (radiusA == 0 || radiusB == 0) return new Vec2(0, 0);
    Vec2 v = a.minus(b);
    double d = v.length(), total = radiusA + radiusB;
    if (d == 0) return new Vec2(0, total);
    if (d >= total) return new Vec2(0, 0);
    return v.times(total / d - 1);
  }
}
