// wrong A45
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    if (w.lengthSquared() < 1e-4) return Vec2.ZERO;
    return w.unit().times(v.dot(w.unit()));
  }
}
