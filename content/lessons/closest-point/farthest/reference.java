import touchline.geometry.*;

class Solution {
  static Vec2 farthestPoint(Vec2 a, Vec2 b, Vec2 p) {
    Vec2 toA = a.minus(p);
    Vec2 toB = b.minus(p);
    return toA.dot(toA) > toB.dot(toB) ? a : b;
  }
}
