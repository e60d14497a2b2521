// wrong -
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    double l = w.length();
    if (l == 0) return Vec2.ZERO;
    double s = v.dot(w) / l;
    return new Vec2(s, s);
  }
}
