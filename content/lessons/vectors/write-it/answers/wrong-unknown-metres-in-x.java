// wrong -
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    if (w.length() == 0) return Vec2.ZERO;
    return new Vec2(v.dot(w) / w.length(), 0);
  }
}
