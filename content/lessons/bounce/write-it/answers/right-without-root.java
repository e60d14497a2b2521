// right
import touchline.geometry.*;

class Solution {
  static Vec2 velocityAfter(Vec2 velocity, Vec2 normal, double e) {
    double dot = velocity.dot(normal);
    if (dot >= 0) return velocity;
    return velocity.minus(normal.times((1 + e) * dot / normal.dot(normal)));
  }
}
