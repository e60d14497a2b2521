// wrong -
import touchline.geometry.*;

class Solution {
  static Vec2 farthestCorner(Vec2 a1, Vec2 a2, Vec2 b1, Vec2 b2, Vec2 direction) {
    Vec2 ofA = a1.dot(direction) > a2.dot(direction) ? a1 : a2;
    Vec2 ofB = b1.dot(direction) < b2.dot(direction) ? b1 : b2;
    return ofA.minus(ofB).times(2);
  }
}
