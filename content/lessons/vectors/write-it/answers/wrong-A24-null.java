// wrong A24
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    double n = w.lengthSquared();
    if (n == 0) return null;
    return w.times(v.dot(w) / n);
  }
}
