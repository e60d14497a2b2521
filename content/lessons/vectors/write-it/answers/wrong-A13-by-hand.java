// wrong A13
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    double n = w.x() * w.x() + w.y() * w.y();
    if (n == 0) return new Vec2(0, 0);
    double t = (w.x() * v.y() - w.y() * v.x()) / n;
    return new Vec2(w.x() * t, w.y() * t);
  }
}
