// wrong E33
import touchline.geometry.*;

class Solution {
  static Vec2 velocityAfter(Vec2 velocity, Vec2 normal, double e) {
    Vec2 n = normal.unit();
    double s = velocity.dot(n);
    if (s > -0.1) return velocity;
    Vec2 vn = n.times(s);
    Vec2 vt = velocity.minus(vn);
    return vt.plus(vn.times(-e));
  }
}
