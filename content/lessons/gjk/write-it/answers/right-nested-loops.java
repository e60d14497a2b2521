// right
import touchline.geometry.*;

class Solution {
  static Vec2 farthestCorner(Vec2 a1, Vec2 a2, Vec2 b1, Vec2 b2, Vec2 direction) {
    Vec2[] ofA = {a1, a2};
    Vec2[] ofB = {b1, b2};
    double most = Double.NEGATIVE_INFINITY;
    Vec2 best = null;
    for (Vec2 end : ofA) {
      for (Vec2 start : ofB) {
        double far = end.minus(start).dot(direction);
        if (far > most) {
          most = far;
          best = end.minus(start);
        }
      }
    }
    return best;
  }
}
