// right
import touchline.geometry.*;

class Solution {
  static Vec2 farthestCorner(Vec2 a1, Vec2 a2, Vec2 b1, Vec2 b2, Vec2 direction) {
    if (a1.dot(direction) < a2.dot(direction)) {
      Vec2 kept = a1;
      a1 = a2;
      a2 = kept;
    }
    if (b1.dot(direction) > b2.dot(direction)) {
      Vec2 kept = b1;
      b1 = b2;
      b2 = kept;
    }
    return a1.minus(b1);
  }
}
