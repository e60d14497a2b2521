// right
import touchline.geometry.*;

class Solution {
  static Vec2 velocityAfter(Vec2 velocity, Vec2 normal, double e) {
    Vec2 unit = normal.times(1 / normal.length());
    double toward = Math.min(0, velocity.dot(unit));
    return velocity.minus(unit.times((1 + e) * toward));
  }
}
