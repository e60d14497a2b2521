// right
import touchline.geometry.*;

class Solution {
  static Vec2 velocityAfter(Vec2 velocity, Vec2 normal, double e) {
    if (velocity.dot(normal) >= 0) return velocity;
    double x = normal.unit().x(), y = normal.unit().y(), k = 1 + e;
    return new Vec2(
        (1 - k * x * x) * velocity.x() - k * x * y * velocity.y(),
        (1 - k * y * y) * velocity.y() - k * x * y * velocity.x());
  }
}
