// wrong E32
import touchline.geometry.*;

class Solution {
  static Vec2 velocityAfter(Vec2 velocity, Vec2 normal, double e) {
    Vec2 n = normal.unit();
    double s = velocity.dot(n);
    if (s >= 0) return velocity;
    if (e == 0) return new Vec2(0, 0);
    return velocity.minus(n.times((1 + e) * s));
  }
}
