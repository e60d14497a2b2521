// wrong A15
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    if (w.length() == 0) return Vec2.ZERO;
    double along = (v.x() * w.x() - v.y() * w.y()) / w.length();
    return w.unit().times(along);
  }
}
