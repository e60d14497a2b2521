// wrong -
import touchline.geometry.*;

class Solution {
  static Vec2 velocityAfter(Vec2 velocity, Vec2 normal, double e) {
    if (velocity.dot(normal) >= 0) return velocity;
    return velocity.perpendicular().times(e);
  }
}
