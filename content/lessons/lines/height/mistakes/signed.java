// The sign is left
// To the right of the base the height is negative.
import touchline.geometry.*;

class Solution {
  static double height(Vec2 a, Vec2 b, Vec2 c) {
    Vec2 base = b.minus(a);
    return base.cross(c.minus(a)) / base.length();
  }
}
