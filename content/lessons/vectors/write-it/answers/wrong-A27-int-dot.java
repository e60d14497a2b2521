// wrong A27
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    int dot = (int) (v.x() * w.x() + v.y() * w.y());
    double l2 = w.x() * w.x() + w.y() * w.y();
    if (l2 == 0) return new Vec2(0, 0);
    return w.times(dot / l2);
  }
}
