// right
import touchline.geometry.*;

class Solution {
  static Vec2 farthestCorner(Vec2 a1, Vec2 a2, Vec2 b1, Vec2 b2, Vec2 direction) {
    boolean second = a2.minus(a1).dot(direction) > 0;
    if (b2.minus(b1).dot(direction) < 0) return second ? a2.minus(b2) : a1.minus(b2);
    if (second) return a2.minus(b1);
    return a1.minus(b1);
  }
}
