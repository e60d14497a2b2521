// A side of the triangle
// The distance from a to c is given.
import touchline.geometry.*;

class Solution {
  static double height(Vec2 a, Vec2 b, Vec2 c) {
    return c.minus(a).length();
  }
}
