// A minus in the dot product
// The product of the y is subtracted from that of the x.
import touchline.geometry.*;

class Solution {
  static boolean isAcute(Vec2 corner, Vec2 a, Vec2 b) {
    Vec2 toA = a.minus(corner);
    Vec2 toB = b.minus(corner);
    return toA.x() * toB.x() - toA.y() * toB.y() > 0;
  }
}
