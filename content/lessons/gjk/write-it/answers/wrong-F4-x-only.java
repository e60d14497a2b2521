// wrong F4
import touchline.geometry.*;

class Solution {
  static Vec2 farthestCorner(Vec2 a1, Vec2 a2, Vec2 b1, Vec2 b2, Vec2 direction) {
    Vec2 ofA = a1.x() * direction.x() >= a2.x() * direction.x() ? a1 : a2;
    Vec2 ofB = b1.x() * direction.x() <= b2.x() * direction.x() ? b1 : b2;
    return ofA.minus(ofB);
  }
}
