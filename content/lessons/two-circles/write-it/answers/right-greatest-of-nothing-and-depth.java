// right
import touchline.geometry.*;

class Solution {
  static Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB) {
    double depth = Math.max(0, radiusA + radiusB - a.minus(b).length());
    return direction(a, b).times(depth);
  }

  static Vec2 direction(Vec2 to, Vec2 from) {
    if (to.x() == from.x() && to.y() == from.y()) return new Vec2(0, 1);
    return to.minus(from).unit();
  }
}
