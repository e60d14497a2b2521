// right
import touchline.geometry.*;

class Solution {
  static double timeToTouch(
      Vec2 a, double radiusA, Vec2 velocityA, Vec2 b, double radiusB, Vec2 velocityB) {
    Vec2 u = new Vec2(velocityA.x() - velocityB.x(), velocityA.y() - velocityB.y());
    return timeToPoint(Vec2.ZERO, a.minus(b), radiusA + radiusB, u);
  }

  static double timeToPoint(Vec2 point, Vec2 center, double radius, Vec2 velocity) {
    Vec2 w = center.minus(point);
    if (w.length() < radius) return 0;
    double speed2 = velocity.lengthSquared();
    if (speed2 == 0) return -1;
    double nearest = -w.dot(velocity) / speed2;
    if (nearest <= 0) return -1;
    double closest2 = w.plus(velocity.times(nearest)).lengthSquared();
    double left = radius * radius - closest2;
    if (left <= 0) return -1;
    double time = nearest - Math.sqrt(left / speed2);
    return time <= 1 ? time : -1;
  }
}
