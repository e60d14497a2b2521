// right
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    double eps = 1e-6;
    double n = w.lengthSquared();
    return n < eps ? Vec2.ZERO : w.times(v.dot(w) / n);
  }
}
