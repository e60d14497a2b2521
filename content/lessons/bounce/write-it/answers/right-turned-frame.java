// right
import touchline.geometry.*;

class Solution {
  static Vec2 velocityAfter(Vec2 velocity, Vec2 normal, double e) {
    Vec2 n = normal.unit();
    Vec2 t = new Vec2(n.y(), -n.x());
    double across = velocity.dot(n);
    double along = velocity.dot(t);
    if (across < 0) across = -e * across;
    return n.times(across).plus(t.times(along));
  }
}
