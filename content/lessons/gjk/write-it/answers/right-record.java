// right
import touchline.geometry.*;

class Solution {
  static Vec2 farthestCorner(Vec2 a1, Vec2 a2, Vec2 b1, Vec2 b2, Vec2 direction) {
    return new Part(a1, a2).farthest(direction).minus(new Part(b1, b2).farthest(direction.times(-1)));
  }

  record Part(Vec2 from, Vec2 to) {
    Vec2 farthest(Vec2 way) {
      return to.minus(from).dot(way) > 0 ? to : from;
    }
  }
}
