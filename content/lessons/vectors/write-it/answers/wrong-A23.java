// wrong A23
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    if (w.length() == 0) return Vec2.ZERO;
    Vec2 u = w.unit();
    return v.minus(u.times(v.dot(u)));
  }
}
