// wrong E2
import touchline.geometry.*;

class Solution {
  static Vec2 velocityAfter(Vec2 velocity, Vec2 normal, double e) {
    double s = velocity.dot(normal) / normal.length();
    if (s >= 0) return velocity;
    return velocity.minus(normal.times((1 + e) * s));
  }
}
