// wrong E32
import touchline.geometry.*;

class Solution {
  static Vec2 velocityAfter(Vec2 velocity, Vec2 normal, double e) {
    Vec2 unit = normal.unit();
    double speed = velocity.dot(unit);
    if (speed >= 0) return velocity;
    if (e == 0) return Vec2.ZERO;
    return velocity.minus(unit.times((1 + e) * speed));
  }
}
