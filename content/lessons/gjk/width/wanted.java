// The vector is never zero.
import touchline.geometry.*;

class Solution {
  static boolean wanted(Vec2 a, Vec2 b, Vec2 c, Vec2 direction) {
    return direction.length() > 0;
  }
}
