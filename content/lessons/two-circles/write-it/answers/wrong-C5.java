// wrong C5
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    Vec2 way = a.minus(b);
    double distance = way.length();
    if (distance == 0) return new Vec2(0, radiusA + radiusB);
    if (distance > radiusA + radiusB || distance < Math.abs(radiusA - radiusB)) return Vec2.ZERO;
    return way.unit().times(radiusA + radiusB - distance);
  }
}
