// wrong -
import touchline.geometry.*;

class Solution {
  static Vec2 velocityAfter(Vec2 velocity, Vec2 normal, double e) {
    Vec2 unit = normal.unit();
    double speed = velocity.dot(unit);
    if (speed >= 0) return velocity;
    Vec2 after = velocity.minus(unit.times((1 + e) * speed));
    return new Vec2((int) after.x(), (int) after.y());
  }
}
