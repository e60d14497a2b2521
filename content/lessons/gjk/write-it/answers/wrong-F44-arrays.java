// wrong F44
import touchline.geometry.*;

class Solution {
  static Vec2 farthestCorner(Vec2 a1, Vec2 a2, Vec2 b1, Vec2 b2, Vec2 direction) {
    Vec2[] ofA = {a1, a2};
    Vec2[] ofB = {b1, b2};
    Vec2 best = a1.minus(b1);
    for (int i = 0; i < 2; i++) {
      Vec2 way = ofA[i].minus(ofB[i]);
      if (way.dot(direction) > best.dot(direction)) best = way;
    }
    return best;
  }
}
