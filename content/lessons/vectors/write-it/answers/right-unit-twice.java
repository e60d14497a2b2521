// right
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    if (w.equals(Vec2.ZERO)) return w;
    Vec2 u = w.unit();
    return u.times(u.dot(v));
  }
}
