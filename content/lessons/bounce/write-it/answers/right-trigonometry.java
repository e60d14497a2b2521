// right
import touchline.geometry.*;

class Solution {
  static Vec2 velocityAfter(Vec2 velocity, Vec2 normal, double e) {
    double angle = Math.atan2(normal.y(), normal.x());
    double c = Math.cos(angle), s = Math.sin(angle);
    double across = c * velocity.x() + s * velocity.y();
    double along = c * velocity.y() - s * velocity.x();
    if (across < 0) across *= -e;
    return new Vec2(c * across - s * along, s * across + c * along);
  }
}
