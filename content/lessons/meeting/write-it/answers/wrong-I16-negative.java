// wrong I16
import touchline.geometry.*;

class Solution {
  static double timeToTouch(
      Vec2 a, double radiusA, Vec2 velocityA, Vec2 b, double radiusB, Vec2 velocityB) {
    return timeToPoint(b, a, radiusA + radiusB, velocityA.minus(velocityB));
  }

  static double timeToPoint(Vec2 point, Vec2 center, double radius, Vec2 velocity) {
    double dx = center.x() - point.x(), dy = center.y() - point.y();
    double A = velocity.x() * velocity.x() + velocity.y() * velocity.y();
    double B = 2 * (dx * velocity.x() + dy * velocity.y());
    double C = dx * dx + dy * dy - radius * radius;
    if (C < 0) return 0;
    if (A == 0) return -1;
    double D = B * B - 4 * A * C;
    if (D <= 0) return -1;
    double t = (-B - Math.sqrt(D)) / (2 * A);
    if (t > 1) return -1;
    return t;
  }
}
