// right
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    Vec2[] corners = {a, b, c};
    int left = 0, right = 0;
    for (int i = 0; i < 3; i++) {
      Vec2 from = corners[i], to = corners[(i + 1) % 3];
      double side = to.minus(from).cross(p.minus(from));
      if (side > 0) left++;
      if (side < 0) right++;
    }
    return left == 0 || right == 0;
  }
}
