// wrong D37
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    double d1 = b.minus(a).cross(p.minus(a)), d2 = c.minus(b).cross(p.minus(b)), d3 = a.minus(c).cross(p.minus(c));
    if (d1 == 0 && d2 == 0 || d2 == 0 && d3 == 0) return false;
    return d1 >= 0 && d2 >= 0 && d3 >= 0 || d1 <= 0 && d2 <= 0 && d3 <= 0;
  }
}
