// wrong F7
import touchline.geometry.*;

class Solution {
  static Vec2 farthestCorner(Vec2 a1, Vec2 a2, Vec2 b1, Vec2 b2, Vec2 direction) {
    return farther(a1, a2, direction).plus(farther(b1, b2, direction.times(-1)));
  }

  static Vec2 farther(Vec2 p, Vec2 q, Vec2 way) {
    return q.dot(way) > p.dot(way) ? q : p;
  }
}
