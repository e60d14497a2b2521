// right
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    return area(a, b, p) + area(b, c, p) + area(c, a, p) <= area(a, b, c) * (1 + 1e-12);
  }

  static double area(Vec2 one, Vec2 other, Vec2 third) {
    return Math.abs(other.minus(one).cross(third.minus(one)));
  }
}
