// wrong A27
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    if (w.length() == 0) return Vec2.ZERO;
    int along = (int) (v.dot(w) / w.length());
    return w.unit().times(along);
  }
}
