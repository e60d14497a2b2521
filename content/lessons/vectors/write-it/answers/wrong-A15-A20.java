// wrong A15+A20
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    if (w.length() == 0) return Vec2.ZERO;
    double t = (v.x() * w.x() - v.y() * w.y()) / w.lengthSquared();
    return w.unit().times(t);
  }
}
