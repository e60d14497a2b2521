import touchline.geometry.*;

class Solution {
  static boolean isAcute(Vec2 corner, Vec2 a, Vec2 b) {
    Vec2 toA = a.minus(corner);
    Vec2 toB = b.minus(corner);
    return toA.dot(toB) > 0;
  }
}
