// wrong D3
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    Vec2[] corners = {a, b, c};
    boolean left = true, right = true;
    for (int i = 0; i + 1 < corners.length; i++) {
      double side = corners[i + 1].minus(corners[i]).cross(p.minus(corners[i]));
      left &= side >= 0;
      right &= side <= 0;
    }
    return left || right;
  }
}
