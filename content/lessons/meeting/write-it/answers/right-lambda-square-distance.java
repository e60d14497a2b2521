// right
import java.util.function.*;
import touchline.geometry.*;

class Solution {
  static double timeToTouch(
      Vec2 a, double radiusA, Vec2 velocityA, Vec2 b, double radiusB, Vec2 velocityB) {
    return timeToPoint(a, b, radiusB + radiusA, velocityB.minus(velocityA));
  }

  static double timeToPoint(Vec2 point, Vec2 center, double radius, Vec2 velocity) {
    DoubleUnaryOperator square =
        t -> center.plus(velocity.times(t)).minus(point).lengthSquared() - radius * radius;
    double c = square.applyAsDouble(0);
    double a = velocity.lengthSquared();
    double b = center.minus(point).dot(velocity);
    if (c < 0) return 0;
    if (b >= 0 || square.applyAsDouble(-b / a) >= 0) return -1;
    double t = -b / a - Math.sqrt(-square.applyAsDouble(-b / a) / a);
    return t <= 1 ? t : -1;
  }
}
