// wrong A23
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    double n = w.dot(w);
    if (n == 0) return Vec2.ZERO;
    return w.times(v.dot(w) / n).minus(v);
  }
}
