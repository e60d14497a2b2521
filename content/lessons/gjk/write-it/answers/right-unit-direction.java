// right
import touchline.geometry.*;

class Solution {
  static Vec2 farthestCorner(Vec2 a1, Vec2 a2, Vec2 b1, Vec2 b2, Vec2 direction) {
    Vec2 unit = direction.times(1 / direction.length());
    double farA1 = a1.dot(unit), farA2 = a2.dot(unit), farB1 = b1.dot(unit), farB2 = b2.dot(unit);
    Vec2 ofA = farA1 >= farA2 ? a1 : a2;
    Vec2 ofB = farB1 <= farB2 ? b1 : b2;
    return ofA.minus(ofB);
  }
}
