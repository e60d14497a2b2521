// wrong F2
import touchline.geometry.*;

class Solution {
  static Vec2 farthestCorner(Vec2 a1, Vec2 a2, Vec2 b1, Vec2 b2, Vec2 direction) {
    Vec2 ofA = a2.length() > a1.length() ? a2 : a1;
    Vec2 ofB = b2.length() > b1.length() ? b2 : b1;
    return ofA.minus(ofB);
  }
}
