// right
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    double c = w.length();
    if (c == 0) return Vec2.ZERO;
    double toHead = v.minus(w).lengthSquared();
    double along = (v.lengthSquared() + c * c - toHead) / (2 * c);
    return w.unit().times(along);
  }
}
