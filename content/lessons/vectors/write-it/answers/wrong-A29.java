// wrong A29
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    if (w.length() == 0) return Vec2.ZERO;
    double n = w.length();
    return new Vec2(v.x() * w.x() / n, v.y() * w.y() / n);
  }
}
