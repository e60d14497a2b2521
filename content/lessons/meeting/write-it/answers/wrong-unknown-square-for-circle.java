// wrong -
import touchline.geometry.*;

class Solution {
  static double timeToTouch(
      Vec2 a, double radiusA, Vec2 velocityA, Vec2 b, double radiusB, Vec2 velocityB) {
    return timeToPoint(b, a, radiusA + radiusB, velocityA.minus(velocityB));
  }

  static double timeToPoint(Vec2 point, Vec2 center, double radius, Vec2 velocity) {
    Vec2 w = point.minus(center);
    double enterX = (w.x() - Math.copySign(radius, velocity.x())) / velocity.x();
    double enterY = (w.y() - Math.copySign(radius, velocity.y())) / velocity.y();
    double t = Math.max(enterX, enterY);
    return t >= 0 && t <= 1 ? t : -1;
  }
}
