// A right angle counts
// A right angle is called acute, too.
import touchline.geometry.*;

class Solution {
  static boolean isAcute(Vec2 corner, Vec2 a, Vec2 b) {
    return a.minus(corner).dot(b.minus(corner)) >= 0;
  }
}
