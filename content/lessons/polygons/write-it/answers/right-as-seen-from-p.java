// right
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    Vec2 toA = a.minus(p), toB = b.minus(p), toC = c.minus(p);
    double ab = toA.cross(toB), bc = toB.cross(toC), ca = toC.cross(toA);
    return ab >= 0 && bc >= 0 && ca >= 0 || ab <= 0 && bc <= 0 && ca <= 0;
  }
}
