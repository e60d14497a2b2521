// right
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    return switch (sign(a, b, p) * 9 + sign(b, c, p) * 3 + sign(c, a, p)) {
      case 13, 12, 10, 9, 4, 3, 1, 0, -1, -3, -4, -9, -10, -12, -13 -> signs(a, b, c, p);
      default -> false;
    };
  }

  static boolean signs(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    int ab = sign(a, b, p), bc = sign(b, c, p), ca = sign(c, a, p);
    return ab * bc != -1 && bc * ca != -1 && ca * ab != -1;
  }

  static int sign(Vec2 from, Vec2 to, Vec2 p) {
    double side = to.minus(from).cross(p.minus(from));
    return side > 0 ? 1 : side < 0 ? -1 : 0;
  }
}
