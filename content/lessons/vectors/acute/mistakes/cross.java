// Left instead of acute
// The answer is yes if b is on the left as you look from the corner to a.
import touchline.geometry.*;

class Solution {
  static boolean isAcute(Vec2 corner, Vec2 a, Vec2 b) {
    return a.minus(corner).cross(b.minus(corner)) > 0;
  }
}
