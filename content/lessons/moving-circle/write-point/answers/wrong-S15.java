// wrong S15
import touchline.geometry.*;

class Solution {
  static double timeToPoint(Vec2 point, Vec2 center, double radius, Vec2 velocity) {
    double distance = center.plus(velocity).minus(point).length();
    return distance <= radius ? 1 : -1;
  }
}
