// wrong I10
import touchline.geometry.*;

class Solution {
  static double timeToTouch(
      Vec2 a, double radiusA, Vec2 velocityA, Vec2 b, double radiusB, Vec2 velocityB) {
    return timeToPoint(b, a, radiusA + radiusB, velocityA.minus(velocityB));
  }

  static double timeToPoint(Vec2 point, Vec2 center, double radius, Vec2 velocity) {
    Vec2 w = center.minus(point);
    double r2 = radius * radius;
    if (w.lengthSquared() < r2) return 0;
    double b = w.dot(velocity);
    double a = velocity.lengthSquared();
    double cross = w.cross(velocity);
    double disc = a * r2 - cross * cross;
    if (b >= 0 || disc <= 0) return -1;
    double t = (-b - Math.sqrt(disc)) / (2 * a);
    return t > 1 ? -1 : t;
  }
}
