// wrong -
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    double ab = a.cross(b) - p.cross(b), bc = b.cross(c) - p.cross(c), ca = c.cross(a) - p.cross(a);
    return ab >= 0 && bc >= 0 && ca >= 0 || ab <= 0 && bc <= 0 && ca <= 0;
  }
}
