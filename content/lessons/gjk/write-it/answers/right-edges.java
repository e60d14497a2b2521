// right
import touchline.geometry.*;

class Solution {
  static Vec2 farthestCorner(Vec2 a1, Vec2 a2, Vec2 b1, Vec2 b2, Vec2 direction) {
    Vec2 far = a2.minus(a1).dot(direction) >= 0 ? a2 : a1;
    Vec2 back = b2.minus(b1).dot(direction) <= 0 ? b2 : b1;
    return far.minus(back);
  }
}
