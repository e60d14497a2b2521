// wrong F1
import touchline.geometry.*;

class Solution {
  static Vec2 farthestCorner(Vec2 a1, Vec2 a2, Vec2 b1, Vec2 b2, Vec2 direction) {
    Vec2 least = a1.minus(b1);
    for (Vec2 way : new Vec2[] {a1.minus(b2), a2.minus(b1), a2.minus(b2)}) {
      if (way.dot(direction) < least.dot(direction)) least = way;
    }
    return least;
  }
}
