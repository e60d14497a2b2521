// wrong E34
import touchline.geometry.*;

class Solution {
  static Vec2 velocityAfter(Vec2 velocity, Vec2 normal, double e) {
    Vec2 n = normal.unit();
    double cos = velocity.unit().dot(n);
    if (cos >= 0) return velocity;
    double s = cos * velocity.length();
    return velocity.minus(n.times((1 + e) * s));
  }
}
