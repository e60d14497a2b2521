// wrong A46
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {

    double l = w.x() * w.x() + w.y() * w.y();
    if (l == 0) return new Vec2(0, 0);
    double s = (v.x() * w.x() + v.y() * w.y()) / l;
    return new Vec2(s * w.x(), s * w.x());
  }
}
