// wrong A45
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    if (w.length() < 1) return Vec2.ZERO;
    return w.times(v.dot(w) / w.dot(w));
  }
}
