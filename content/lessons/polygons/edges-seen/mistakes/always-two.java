// Two from everywhere
// From every place outside two edges are seen.
import touchline.geometry.*;

class Solution {
  static double edgesSeen(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    int right = right(a, b, p) + right(b, c, p) + right(c, a, p);
    return right == 0 || right == 3 ? 0 : 2;
  }

  private static int right(Vec2 from, Vec2 to, Vec2 p) {
    return to.minus(from).cross(p.minus(from)) < 0 ? 1 : 0;
  }
}
