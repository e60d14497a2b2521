// right
import touchline.geometry.*;

class Solution {
  static double timeToTouch(
      Vec2 a, double radiusA, Vec2 velocityA, Vec2 b, double radiusB, Vec2 velocityB) {
    return timeToPoint(b, a, radiusA + radiusB, velocityA.minus(velocityB));
  }

  static double timeToPoint(Vec2 point, Vec2 center, double radius, Vec2 velocity) {
    if (center.minus(point).length() < radius) return 0;
    double a = velocity.lengthSquared();
    double b = center.minus(point).dot(velocity);
    if (b >= 0) return -1;
    double low = 0, high = Math.min(1, -b / a);
    if (center.plus(velocity.times(high)).minus(point).length() > radius) return -1;
    if (center.plus(velocity.times(-b / a)).minus(point).length() >= radius) return -1;
    for (int i = 0; i < 100; i++) {
      double middle = (low + high) / 2;
      if (center.plus(velocity.times(middle)).minus(point).length() > radius) low = middle;
      else high = middle;
    }
    return high;
  }
}
