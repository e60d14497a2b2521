// wrong D37
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    double ab = b.minus(a).cross(p.minus(a));
    double bc = c.minus(b).cross(p.minus(b));
    double ca = a.minus(c).cross(p.minus(c));

    if (p.equals(a) || p.equals(b) || p.equals(c)) return false;
    return ab >= 0 && bc >= 0 && ca >= 0 || ab <= 0 && bc <= 0 && ca <= 0;
  }
}
