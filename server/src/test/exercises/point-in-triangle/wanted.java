// The corners are never in line.
import touchline.geometry.*;

class Solution {
  static boolean wanted(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    return b.minus(a).cross(c.minus(a)) != 0;
  }
}
