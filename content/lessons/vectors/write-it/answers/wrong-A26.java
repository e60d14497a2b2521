// wrong A26
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    double n = w.lengthSquared();
    if (n == 0) return Vec2.ZERO;
    double t = Math.max(0, Math.min(1, v.dot(w) / n));
    return w.times(t);
  }
}
