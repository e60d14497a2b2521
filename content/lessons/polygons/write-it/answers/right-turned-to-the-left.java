// right
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    if (side(a, b, c) < 0) return inTriangle(a, c, b, p);
    return side(a, b, p) >= 0 && side(b, c, p) >= 0 && side(c, a, p) >= 0;
  }

  static double side(Vec2 from, Vec2 to, Vec2 p) {
    return to.minus(from).cross(p.minus(from));
  }
}
