// right
import touchline.geometry.*;

class Solution {
  static Vec2 farthestCorner(Vec2 a1, Vec2 a2, Vec2 b1, Vec2 b2, Vec2 direction) {
    Vec2 edgeA = a2.minus(a1);
    Vec2 edgeB = b1.minus(b2);
    Vec2 corner = a1.minus(b1);
    if (edgeA.dot(direction) > 0) corner = corner.plus(edgeA);
    if (edgeB.dot(direction) > 0) corner = corner.plus(edgeB);
    return corner;
  }
}
