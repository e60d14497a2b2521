// right
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    double square = w.x() * w.x() + w.y() * w.y();
    if (square == 0) {
      return new Vec2(0, 0);
    }
    double share = (v.x() * w.x() + v.y() * w.y()) / square;
    return new Vec2(w.x() * share, w.y() * share);
  }
}
