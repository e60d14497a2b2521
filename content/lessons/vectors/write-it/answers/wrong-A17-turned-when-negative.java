// wrong A17
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    double n = w.dot(w);
    if (n == 0) return Vec2.ZERO;
    double t = v.dot(w) / n;
    if (t < 0) t = -t;
    return w.times(t);
  }
}
