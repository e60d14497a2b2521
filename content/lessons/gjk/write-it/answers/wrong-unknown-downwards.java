// wrong -
import touchline.geometry.*;

class Solution {
  static Vec2 farthestCorner(Vec2 a1, Vec2 a2, Vec2 b1, Vec2 b2, Vec2 direction) {
    Vec2 up = direction.y() < 0 ? direction.times(-1) : direction;
    Vec2 ofA = a1.dot(up) > a2.dot(up) ? a1 : a2;
    Vec2 ofB = b1.dot(up) < b2.dot(up) ? b1 : b2;
    return ofA.minus(ofB);
  }
}
