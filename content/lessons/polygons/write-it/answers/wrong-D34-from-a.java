// wrong D34
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    Vec2 toP = p.minus(a);
    double ab = b.minus(a).cross(toP), bc = c.minus(b).cross(toP), ca = a.minus(c).cross(toP);
    return ab >= 0 && bc >= 0 && ca >= 0 || ab <= 0 && bc <= 0 && ca <= 0;
  }
}
