// Those that are not seen
// The edges that are not seen are counted.
import touchline.geometry.*;

class Solution {
  static double edgesSeen(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    double turn = b.minus(a).cross(c.minus(a));
    int right = right(a, b, p) + right(b, c, p) + right(c, a, p);
    return turn > 0 ? 3 - right : right;
  }

  private static int right(Vec2 from, Vec2 to, Vec2 p) {
    return to.minus(from).cross(p.minus(from)) < 0 ? 1 : 0;
  }
}
