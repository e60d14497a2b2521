// wrong D39
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    double ab = b.minus(a).cross(p.minus(a));
    double bc = c.minus(b).cross(p.minus(b));
    double ca = a.minus(c).cross(p.minus(c));
    return ab >= -0.01 && bc >= -0.01 && ca >= -0.01 || ab <= 0.01 && bc <= 0.01 && ca <= 0.01;
  }
}
