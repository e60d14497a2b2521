// Divided by the square
// The cross product is divided by the square of the length.
import touchline.geometry.*;

class Solution {
  static double height(Vec2 a, Vec2 b, Vec2 c) {
    Vec2 base = b.minus(a);
    return Math.abs(base.cross(c.minus(a))) / base.dot(base);
  }
}
