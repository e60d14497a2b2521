// wrong A27
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    double n = w.lengthSquared();
    if (n == 0) return Vec2.ZERO;
    int t = (int) (v.dot(w) / n);
    return w.times(t);
  }
}
