// right
import touchline.geometry.*;

class Solution {
  static Vec2 velocityAfter(Vec2 velocity, Vec2 normal, double e) {
    Vec2 along = normal.perpendicular().unit();
    Vec2 tangent = along.times(velocity.dot(along));
    Vec2 rest = velocity.minus(tangent);
    boolean toward = rest.dot(normal) < 0;
    return toward ? tangent.plus(rest.times(-e)) : velocity;
  }
}
