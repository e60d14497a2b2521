// wrong A25
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    double n = w.lengthSquared();
    if (n == 0) return Vec2.ZERO;
    return v.times(v.dot(w) / n);
  }
}
