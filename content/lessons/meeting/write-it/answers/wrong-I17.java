// wrong I17
import touchline.geometry.*;

class Solution {
  static double timeToTouch(
      Vec2 a, double radiusA, Vec2 velocityA, Vec2 b, double radiusB, Vec2 velocityB) {
    return timeToPoint(b, a, radiusA + radiusB, velocityA.minus(velocityB));
  }

  static double timeToPoint(Vec2 point, Vec2 center, double radius, Vec2 velocity) {
    double distance = center.plus(velocity).minus(point).length();
    return distance <= radius ? 1 : -1;
  }
}
