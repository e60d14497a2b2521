// wrong F52
import touchline.geometry.*;

class Solution {
  static Vec2 farthestCorner(Vec2 a1, Vec2 a2, Vec2 b1, Vec2 b2, Vec2 direction) {
    Vec2[] all = {a1.minus(b1), a1.minus(b2), a2.minus(b1), a2.minus(b2)};
    Vec2 best = all[0];
    for (int i = 1; i < all.length - 1; i++) {
      if (all[i].dot(direction) > best.dot(direction)) best = all[i];
    }
    return best;
  }
}
