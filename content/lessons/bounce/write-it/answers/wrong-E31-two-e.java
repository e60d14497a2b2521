// wrong E31
import touchline.geometry.*;

class Solution {
  static Vec2 velocityAfter(Vec2 velocity, Vec2 normal, double e) {
    Vec2 n = normal.unit();
    double s = velocity.dot(n);
    if (s > 0) return velocity;
    return velocity.minus(n.times(2 * e * s));
  }
}
