// wrong D10
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    double whole = b.minus(a).cross(c.minus(a));
    double ofC = b.minus(a).cross(p.minus(a)), ofA = c.minus(b).cross(p.minus(b));
    return ofC >= 0 && ofA >= 0 && ofA + ofC <= whole;
  }
}
