// wrong A21
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    if (w.length() == 0) return Vec2.ZERO;
    double along = v.dot(w) / w.length();
    return w.times(along);
  }
}
