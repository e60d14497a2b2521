// right
import touchline.geometry.*;

class Solution {
  static Vec2 velocityAfter(Vec2 velocity, Vec2 normal, double e) {
    Vec2 unit = normal.unit();
    double speed = velocity.dot(unit);
    if (speed >= 0) return velocity;
    Vec2 perfect = velocity.minus(unit.times(2 * speed));
    Vec2 slide = velocity.minus(unit.times(speed));
    return perfect.times(e).plus(slide.times(1 - e));
  }
}
