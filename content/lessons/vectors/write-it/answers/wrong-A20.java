// wrong A20
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    if (w.length() == 0) return Vec2.ZERO;
    double t = v.dot(w) / w.lengthSquared();
    return w.unit().times(t);
  }
}
