// wrong A03
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    double n = w.dot(w);
    if (n == 0) return Vec2.ZERO;
    double t = v.dot(w) / n;
    return new Vec2(t * w.y(), t * w.x());
  }
}
