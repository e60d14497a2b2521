// wrong E30
import touchline.geometry.*;

class Solution {
  static Vec2 velocityAfter(Vec2 velocity, Vec2 normal, double e) {
    Vec2 n = normal.unit();
    double s = velocity.dot(n);
    if (s >= 0) return velocity;
    int factor = (int) (1 + e);
    return velocity.minus(n.times(factor * s));
  }
}
