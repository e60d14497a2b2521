// wrong F44
import touchline.geometry.*;

class Solution {
  static Vec2 farthestCorner(Vec2 a1, Vec2 a2, Vec2 b1, Vec2 b2, Vec2 direction) {
    Vec2 first = a1.minus(b1);
    Vec2 second = a2.minus(b2);
    return second.dot(direction) > first.dot(direction) ? second : first;
  }
}
