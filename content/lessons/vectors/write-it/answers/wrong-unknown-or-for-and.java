// wrong -
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    // || for &&
    if (w.x() == 0 || w.y() == 0) return Vec2.ZERO;
    return w.unit().times(v.dot(w.unit()));
  }
}
