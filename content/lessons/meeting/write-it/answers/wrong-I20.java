// wrong I20
import touchline.geometry.*;

class Solution {
  static double timeToTouch(
      Vec2 a, double radiusA, Vec2 velocityA, Vec2 b, double radiusB, Vec2 velocityB) {
    return timeToPoint(b, a, radiusA + radiusB, velocityA.minus(velocityB));
  }

  static double timeToPoint(Vec2 point, Vec2 center, double radius, Vec2 velocity) {
    Vec2 w = center.minus(point);
    if (w.length() < radius) {
      return 0;
    }
    double length = velocity.length();
    if (length == 0) {
      return -1;
    }
    Vec2 u = velocity.unit();
    double b = w.dot(u);
    double c = w.dot(w) - radius * radius;
    double d = b * b - c;
    if (d <= 0 || b >= 0) {
      return -1;
    }
    double way = -b - Math.sqrt(d);
    return way <= length ? way : -1;
  }
}
