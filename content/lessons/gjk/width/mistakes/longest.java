// The longest edge
// The answer is the length of the longest edge.
import touchline.geometry.*;

class Solution {
  static double width(Vec2 a, Vec2 b, Vec2 c, Vec2 direction) {
    double ab = b.minus(a).length();
    double bc = c.minus(b).length();
    double ca = a.minus(c).length();
    return Math.max(ab, Math.max(bc, ca));
  }
}
