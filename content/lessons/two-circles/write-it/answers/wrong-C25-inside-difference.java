// wrong C25
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    Vec2 v = a.minus(b);
    double d = v.length();
    if (d == 0) return new Vec2(0, radiusA + radiusB);
    if (d > radiusA + radiusB) return new Vec2(0, 0);
    if (d < Math.abs(radiusA - radiusB)) {
      return v.unit().times(Math.abs(radiusA - radiusB) - d);
    }
    return v.unit().times(radiusA + radiusB - d);
  }
}
