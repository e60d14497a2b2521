// wrong F3
import touchline.geometry.*;

class Solution {
  static Vec2 farthestCorner(Vec2 a1, Vec2 a2, Vec2 b1, Vec2 b2, Vec2 direction) {
    Vec2 ofA = direction.cross(a2) > direction.cross(a1) ? a2 : a1;
    Vec2 ofB = direction.cross(b2) < direction.cross(b1) ? b2 : b1;
    return ofA.minus(ofB);
  }
}
