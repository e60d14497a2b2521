// right
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    return w.lengthSquared() == 0 ? Vec2.ZERO : w.times(v.dot(w) / w.dot(w));
  }
}
