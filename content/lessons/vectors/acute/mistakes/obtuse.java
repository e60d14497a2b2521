// The wrong sign
// Obtuse angles are called acute, and acute ones are not.
import touchline.geometry.*;

class Solution {
  static boolean isAcute(Vec2 corner, Vec2 a, Vec2 b) {
    return a.minus(corner).dot(b.minus(corner)) < 0;
  }
}
