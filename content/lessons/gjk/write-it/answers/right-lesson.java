// right
import touchline.geometry.*;

class Solution {
  static Vec2 farthestCorner(Vec2 a1, Vec2 a2, Vec2 b1, Vec2 b2, Vec2 direction) {
    Vec2 ofA = support(a1, a2, direction);
    Vec2 ofB = support(b1, b2, direction.times(-1));
    return ofA.minus(ofB);
  }

  static Vec2 support(Vec2 p, Vec2 q, Vec2 direction) {
    return q.dot(direction) > p.dot(direction) ? q : p;
  }
}
