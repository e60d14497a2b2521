// wrong A25
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    if (w.length() == 0 || v.length() == 0) return Vec2.ZERO;
    return v.unit().times(v.dot(w) / w.length());
  }
}
