// wrong E2
import touchline.geometry.*;

class Solution {
  static Vec2 velocityAfter(Vec2 velocity, Vec2 normal, double e) {
    Vec2 unit = normal;
    double speed = velocity.dot(unit);
    if (speed >= 0) return velocity;
    Vec2 normalPart = unit.times(speed);
    Vec2 tangentPart = velocity.minus(normalPart);
    return tangentPart.minus(normalPart.times(e));
  }
}
