// right
import touchline.geometry.*;

class Solution {
  static Vec2 farthestCorner(Vec2 a1, Vec2 a2, Vec2 b1, Vec2 b2, Vec2 direction) {
    if (a2.minus(a1).dot(direction) > 0) return farthestCorner(a2, a2, b1, b2, direction);
    if (b2.minus(b1).dot(direction) < 0) return farthestCorner(a1, a1, b2, b2, direction);
    return a1.minus(b1);
  }
}
