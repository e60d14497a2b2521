// right
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    if (on(a, b, p) || on(b, c, p) || on(c, a, p)) return true;
    return crosses(a, b, p) ^ crosses(b, c, p) ^ crosses(c, a, p);
  }

  static boolean on(Vec2 a, Vec2 b, Vec2 p) {
    return b.minus(a).cross(p.minus(a)) == 0 && a.minus(p).dot(b.minus(p)) <= 0;
  }

  static boolean crosses(Vec2 a, Vec2 b, Vec2 p) {
    if (a.y() > p.y() == b.y() > p.y()) return false;
    double side = b.minus(a).cross(p.minus(a));
    return b.y() > a.y() ? side > 0 : side < 0;
  }
}
