// wrong I19
import touchline.geometry.*;

class Solution {
  static double timeToTouch(
      Vec2 a, double radiusA, Vec2 velocityA, Vec2 b, double radiusB, Vec2 velocityB) {
    return timeToPoint(b, a, radiusA + radiusB, velocityA.minus(velocityB));
  }

  static double timeToPoint(Vec2 point, Vec2 center, double radius, Vec2 velocity) {
    Vec2 w = center.minus(point);
    double a = velocity.dot(velocity), b = w.dot(velocity), c = w.dot(w);
    if (c < radius * radius) return 0;
    double d = b * b - a * c;
    if (b >= 0 || d <= 0) return -1;
    double t = (-b - Math.sqrt(d)) / a;
    return t <= 1 ? t : -1;
  }
}
