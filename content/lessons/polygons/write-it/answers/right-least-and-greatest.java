// right
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    double ab = b.minus(a).cross(p.minus(a));
    double bc = c.minus(b).cross(p.minus(b));
    double ca = a.minus(c).cross(p.minus(c));

    double least = Math.min(ab, Math.min(bc, ca));
    double greatest = Math.max(ab, Math.max(bc, ca));
    return !(least < 0 && greatest > 0);
  }
}
