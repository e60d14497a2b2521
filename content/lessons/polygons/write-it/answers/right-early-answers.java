// right
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    double way = b.minus(a).cross(c.minus(a)) > 0 ? 1 : -1;
    if (way * b.minus(a).cross(p.minus(a)) < 0) return false;
    if (way * c.minus(b).cross(p.minus(b)) < 0) return false;
    if (way * a.minus(c).cross(p.minus(c)) < 0) return false;
    return true;
  }
}
