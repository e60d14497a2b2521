// a, b and c never lie on one line.
import touchline.geometry.*;

class Solution {
  static boolean wanted(Vec2 a, Vec2 b, Vec2 c) {
    return b.minus(a).cross(c.minus(a)) != 0;
  }
}
