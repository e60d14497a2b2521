// wrong D10
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    if (b.minus(a).cross(p.minus(a)) < 0) return false;
    if (c.minus(b).cross(p.minus(b)) < 0) return false;
    return a.minus(c).cross(p.minus(c)) >= 0;
  }
}
