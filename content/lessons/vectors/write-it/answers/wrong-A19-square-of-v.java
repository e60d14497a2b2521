// wrong A19
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    if (v.length() == 0 || w.length() == 0) return Vec2.ZERO;
    double t = v.dot(w) / v.lengthSquared();
    return w.times(t);
  }
}
