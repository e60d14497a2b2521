// Neither a nor b is ever the same point as corner.
import touchline.geometry.*;

class Solution {
  static boolean wanted(Vec2 corner, Vec2 a, Vec2 b) {
    return a.minus(corner).length() > 0 && b.minus(corner).length() > 0;
  }
}
