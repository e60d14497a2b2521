// wrong E2
import touchline.geometry.*;

class Solution {
  static Vec2 velocityAfter(Vec2 velocity, Vec2 normal, double e) {
    double speed = velocity.dot(normal);
    if (speed >= 0) return velocity;
    return velocity.minus(normal.times((1 + e) * speed));
  }
}
