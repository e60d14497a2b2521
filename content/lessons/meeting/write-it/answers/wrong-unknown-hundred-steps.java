// wrong -
import touchline.geometry.*;

class Solution {
  static double timeToTouch(
      Vec2 a, double radiusA, Vec2 velocityA, Vec2 b, double radiusB, Vec2 velocityB) {
    return timeToPoint(b, a, radiusA + radiusB, velocityA.minus(velocityB));
  }

  static double timeToPoint(Vec2 point, Vec2 center, double radius, Vec2 velocity) {
    for (int i = 0; i <= 100; i++) {
      Vec2 at = center.plus(velocity.times(i / 100.0));
      if (at.minus(point).length() <= radius) return i / 100.0;
    }
    return -1;
  }
}
