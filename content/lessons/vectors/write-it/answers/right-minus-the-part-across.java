// right
import touchline.geometry.*;

class Solution {
  static Vec2 projection(Vec2 v, Vec2 w) {
    if (w.length() == 0) return Vec2.ZERO;
    Vec2 normal = w.perpendicular().unit();
    Vec2 across = normal.times(v.dot(normal));
    return v.minus(across);
  }
}
