// right
import touchline.geometry.*;

class Solution {
  static double timeToTouch(
      Vec2 a, double radiusA, Vec2 velocityA, Vec2 b, double radiusB, Vec2 velocityB) {
    Vec2 relative = velocityA.minus(velocityB);
    double reach = radiusA + radiusB;
    return timeToPoint(b, a, reach, relative);
  }

  static double timeToPoint(Vec2 point, Vec2 center, double radius, Vec2 velocity) {
    double speed = velocity.length();
    double dx = point.x() - center.x(), dy = point.y() - center.y();
    if (dx * dx + dy * dy < radius * radius) return 0;
    if (speed == 0) return -1;
    double cos = velocity.x() / speed, sin = velocity.y() / speed;
    double x = cos * dx + sin * dy, y = -sin * dx + cos * dy;
    if (x <= 0 || Math.abs(y) >= radius) return -1;
    double t = (x - Math.sqrt(radius * radius - y * y)) / speed;
    return t > 1 ? -1 : t;
  }
}
