// right
import touchline.geometry.*;

class Solution {
  static Vec2 velocityAfter(Vec2 velocity, Vec2 normal, double e) {
    Vec2 n = normal.unit();
    return velocity.plus(n.times(impulse(velocity.dot(n), e)));
  }

  static double impulse(double speed, double e) {
    return speed < 0 ? -(1 + e) * speed : 0;
  }
}
