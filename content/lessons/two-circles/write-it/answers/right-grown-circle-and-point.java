// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    return pushPointOut(a, b, radiusA + radiusB);
  }

  static Vec2 pushPointOut(Vec2 point, Vec2 center, double radius) {
    Vec2 out = point.minus(center);
    if (out.lengthSquared() == 0) return new Vec2(0, radius);
    double distance = out.length();
    return distance < radius ? out.times(radius / distance).minus(out) : Vec2.ZERO;
  }
}
