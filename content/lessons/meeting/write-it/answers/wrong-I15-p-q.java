// wrong I15
import touchline.geometry.*;

class Solution {
  static double timeToTouch(
      Vec2 a, double radiusA, Vec2 velocityA, Vec2 b, double radiusB, Vec2 velocityB) {
    return timeToPoint(b, a, radiusA + radiusB, velocityA.minus(velocityB));
  }

  static double timeToPoint(Vec2 point, Vec2 center, double radius, Vec2 velocity) {
    Vec2 w = center.minus(point);
    double gap = w.lengthSquared() - radius * radius;
    if (gap < 0) return 0;
    double a = velocity.lengthSquared();
    if (a == 0) return -1;
    double half = w.dot(velocity) / a;
    double q = gap / a;
    double under = half * half - q;
    if (half >= 0) return -1;
    double t = -half - Math.sqrt(under);
    return t > 1 ? -1 : t;
  }
}
