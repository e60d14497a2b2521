// The corners never lie on one line, and p is never on the line through an edge.
import touchline.geometry.*;

class Solution {
  static boolean wanted(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    return b.minus(a).cross(c.minus(a)) != 0
        && b.minus(a).cross(p.minus(a)) != 0
        && c.minus(b).cross(p.minus(b)) != 0
        && a.minus(c).cross(p.minus(c)) != 0;
  }
}
