// right
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    if (w.x() == 0 && w.y() == 0) return Vec2.ZERO;
    if (w.x() == 0) return new Vec2(0, v.y());
    if (w.y() == 0) return new Vec2(v.x(), 0);
    double m = w.y() / w.x();
    double x = (v.x() + m * v.y()) / (1 + m * m);
    return new Vec2(x, m * x);
  }
}
