// wrong S15
import touchline.geometry.*;

class Solution {
  static double timeToPoint(Vec2 point, Vec2 center, double radius, Vec2 velocity) {
    if (center.minus(point).length() < radius) return 0;
    if (center.plus(velocity).minus(point).length() > radius) return -1;
    return 1;
  }
}
