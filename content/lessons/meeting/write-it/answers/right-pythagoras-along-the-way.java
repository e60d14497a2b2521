// right
import touchline.geometry.*;

class Solution {
  static double timeToTouch(
      Vec2 a, double radiusA, Vec2 velocityA, Vec2 b, double radiusB, Vec2 velocityB) {
    return timeToPoint(a, b, radiusB + radiusA, velocityB.minus(velocityA));
  }

  static double timeToPoint(Vec2 point, Vec2 center, double radius, Vec2 velocity) {
    Vec2 toPoint = point.minus(center);
    double distance = toPoint.length();
    if (distance < radius) return 0;
    double speed = velocity.length();
    if (speed == 0) return -1;
    double ahead = toPoint.dot(velocity) / speed;
    double aside = toPoint.cross(velocity) / speed;
    if (ahead <= 0 || Math.abs(aside) >= radius) return -1;
    double before = Math.sqrt(radius * radius - aside * aside);
    double time = (ahead - before) / speed;
    return time > 1 ? -1 : time;
  }
}
