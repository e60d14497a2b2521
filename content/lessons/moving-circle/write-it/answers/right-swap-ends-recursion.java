// right
import touchline.geometry.*;

class Solution {
  static double timeOfImpact(Vec2 a, Vec2 b, Vec2 center, double radius, Vec2 velocity) {
    if (b.minus(a).cross(center.minus(a)) < 0) return timeOfImpact(b, a, center, radius, velocity);
    final var n = b.minus(a).unit().perpendicular();
    final var gap = center.minus(a).dot(n) - radius;
    final var speed = -velocity.dot(n);
    if (gap < 0) return 0;
    if (speed <= 0 || gap > speed) return -1;
    return gap / speed;
  }
}
