// wrong A21
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    if (w.length() == 0) return Vec2.ZERO;
    Vec2 unit = w.unit();
    return unit.times(v.dot(w));
  }
}
