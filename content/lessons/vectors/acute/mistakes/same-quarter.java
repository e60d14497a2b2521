// A quarter of the plane
// The answer is yes only if a and b are on the same side in x and in y.
import touchline.geometry.*;

class Solution {
  static boolean isAcute(Vec2 corner, Vec2 a, Vec2 b) {
    Vec2 toA = a.minus(corner);
    Vec2 toB = b.minus(corner);
    return toA.x() * toB.x() >= 0 && toA.y() * toB.y() >= 0;
  }
}
