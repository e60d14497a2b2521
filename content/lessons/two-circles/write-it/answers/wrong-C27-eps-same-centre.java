// wrong C27
import touchline.geometry.*;

class Solution {
  static final double TOLERANCE = 0.5;
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    Vec2 v = a.minus(b);
    double d = v.length();
    double total = radiusA + radiusB;
    if (d < TOLERANCE) return new Vec2(0, total);
    if (d >= total) return new Vec2(0, 0);
    return v.times(total / d - 1);
  }
}
