// The wrong corner
// The angle is taken at a.
import touchline.geometry.*;

class Solution {
  static boolean isAcute(Vec2 corner, Vec2 a, Vec2 b) {
    return corner.minus(a).dot(b.minus(a)) > 0;
  }
}
