// wrong E4
import touchline.geometry.*;

class Solution {
  static Vec2 velocityAfter(Vec2 velocity, Vec2 normal, double e) {
    Vec2 unit = normal.unit();
    double speed = velocity.dot(unit);
    return velocity.minus(unit.times(2 * speed)).times(e);
  }
}
