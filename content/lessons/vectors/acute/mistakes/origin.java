// The corner is left out
// The angle is taken at the origin.
import touchline.geometry.*;

class Solution {
  static boolean isAcute(Vec2 corner, Vec2 a, Vec2 b) {
    return a.dot(b) > 0;
  }
}
