// wrong E11
import touchline.geometry.*;

class Solution {
  static Vec2 velocityAfter(Vec2 velocity, Vec2 normal, double e) {
    if (velocity.dot(normal) >= 0) return velocity;
    if (Math.abs(normal.x()) > Math.abs(normal.y())) {
      return new Vec2(-e * velocity.x(), velocity.y());
    }
    return new Vec2(velocity.x(), -e * velocity.y());
  }
}
